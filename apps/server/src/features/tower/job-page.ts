import { staffListMax } from '@confab/contracts';

/** Which jobs of a queue a list has: those that wait or run, those that gave up, or those that arrived. */
export type QueueState = 'Open' | 'Failed' | 'Done';

/** A page of a list, numbered from 0. */
export interface JobPage {
  readonly page: number;
  readonly pageSize: number;
}

/** The rows of a page. Nothing beyond the maximum of such lists is read. */
export function limitOf({ page, pageSize }: JobPage): number {
  return Math.max(0, Math.min(pageSize, staffListMax - page * pageSize));
}
