import { notFound, type editingCalls, type ResultOf } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { listEventsAfter } from './events.repository.ts';

/** With more events, reloading the project is faster. */
const eventsMax = 500;

/** The events that a client missed while disconnected. */
export async function listEvents(
  { db }: Services,
  teamId: TeamId,
  projectId: ProjectId,
  afterSeq: number,
): Promise<ResultOf<typeof editingCalls.eventsSince>> {
  // The project is read first: an event stored between the two reads is then among the events and makes no gap.
  const project = await findItem(db, teamId, projectId);
  if (!project) throw notFound();
  const events = await listEventsAfter(db, teamId, projectId, afterSeq, eventsMax + 1);
  // A client can be ahead of the server after a backup was restored.
  const isUnbroken = events.length === 0 ? project.seq === afterSeq : events[0]?.seq === afterSeq + 1;
  if (!isUnbroken || events.length > eventsMax) return { events: [], seq: project.seq, isComplete: false };
  return { events, seq: events.at(-1)?.seq ?? afterSeq, isComplete: true };
}
