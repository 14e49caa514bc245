import type { AnalyticCounts } from '@confab/contracts';

/** The counts of a place where nothing happened, but for those given. */
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
