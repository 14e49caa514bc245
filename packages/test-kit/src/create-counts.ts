import type { AnalyticCounts } from '@confab/contracts';

/** Counts of 0, except for the given ones. */
export const createCounts = (given: Partial<AnalyticCounts> = {}): AnalyticCounts => ({
  turns: 0,
  conversations: 0,
  newVisitors: 0,
  returningVisitors: 0,
  ended: 0,
  matched: 0,
  missed: 0,
  silent: 0,
  errors: 0,
  latencyMs: 0,
  slowestMs: 0,
  ...given,
});
