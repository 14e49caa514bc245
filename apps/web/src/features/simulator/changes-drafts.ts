import { projectEventSchema } from '@confab/contracts';

const changing: ReadonlySet<string> = new Set(['edited', 'itemAdded', 'itemDeleted', 'itemReplaced', 'rolledBack']);

/** The number at which an event of the hub changes what a project says; undefined for one that does not. */
export function changesDrafts(payload: unknown, projectId: string): number | undefined {
  const event = projectEventSchema.safeParse(payload);
  if (!event.success || event.data.projectId !== projectId || !changing.has(event.data.type)) return undefined;
  return event.data.seq;
}
