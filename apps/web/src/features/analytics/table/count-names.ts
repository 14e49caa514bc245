import type { AnalyticCounts } from '@confab/contracts';

/** The figures of a row of sums; the average time of a turn follows them. */
export const countNames = ['turns', 'conversations', 'ended', 'matched', 'missed', 'silent', 'errors'] as const;

/** The figures of the view `tiles1`, in the order of its rows. */
export const tileNames = [
  'turns',
  'conversations',
  'newVisitors',
  'returningVisitors',
  'ended',
  'matched',
  'missed',
  'silent',
  'errors',
] as const satisfies readonly (keyof AnalyticCounts)[];
