import type { FuzzOptions, FuzzReport } from './run-fuzz.ts';

/** One line about a run, with the seed that repeats it. */
export function describeReport(report: FuzzReport, { seed }: Pick<FuzzOptions, 'seed'>): string {
  const { requests, findings, statuses, calls, failedCalls, heapGrowth } = report;
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  return [
    `seed ${seed}`,
    `${requests} requests`,
    `${findings.length} finds`,
    `${calls - failedCalls.length} of ${calls} calls succeeded`,
    `heap ${(heapGrowth / 1_048_576).toFixed(1)} MB per 10,000 requests`,
    counts.join(', '),
  ].join('; ');
}
