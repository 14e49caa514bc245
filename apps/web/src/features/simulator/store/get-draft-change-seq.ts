import { projectEventSchema } from '@confab/contracts';

const changing: ReadonlySet<string> = new Set(['edited', 'itemAdded', 'itemDeleted', 'itemReplaced', 'rolledBack']);

/** The sequence number of an event that changes the draft of the project; undefined for other events. */
export function getDraftChangeSeq(payload: unknown, projectId: string): number | undefined {
  const event = projectEventSchema.safeParse(payload);
  if (!event.success || event.data.projectId !== projectId || !changing.has(event.data.type)) return undefined;
  return event.data.seq;
}
