import { notFound, type editingCalls, type ResultOf } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { listEventsBetween } from './events.repository.ts';

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
  const incomplete = { events: [], seq: project.seq, isComplete: false };
  // A client can be ahead of the server after a backup was restored.
  if (afterSeq > project.seq || project.seq - afterSeq > eventsMax) return incomplete;
  const events = await listEventsBetween(db, teamId, projectId, afterSeq, afterSeq + eventsMax);
  const lastSeq = events.at(-1)?.seq ?? afterSeq;
  // Retention may have removed events that the client has not seen.
  const hasGap = lastSeq < project.seq || lastSeq - afterSeq !== events.length;
  return hasGap ? incomplete : { events, seq: lastSeq, isComplete: true };
}
