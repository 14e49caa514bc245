import { notFound, type editingCalls, type ResultOf } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { listEventsAfter } from './events.repository.ts';

/** Past this many a client is quicker with the project itself than with its history. */
const mostEvents = 500;

/** What a client that lost its connection has missed. */
export async function listEvents(
  { db }: Services,
  teamId: TeamId,
  projectId: ProjectId,
  afterSeq: number,
): Promise<ResultOf<typeof editingCalls.eventsSince>> {
  // In this order: what is numbered between the two questions is among the events, and no gap is seen that is none.
  const project = await findItem(db, teamId, projectId);
  if (!project) throw notFound();
  const events = await listEventsAfter(db, teamId, projectId, afterSeq, mostEvents + 1);
  // A client ahead of the server has seen what a restored backup no longer knows.
  const isUnbroken = events.length === 0 ? project.seq === afterSeq : events[0]?.seq === afterSeq + 1;
  if (!isUnbroken || events.length > mostEvents) return { events: [], seq: project.seq, isComplete: false };
  return { events, seq: events.at(-1)?.seq ?? afterSeq, isComplete: true };
}
