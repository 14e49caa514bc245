import type { Migration } from './migration.ts';

/**
 * One index over the time of all teams' sums, on an expression that only the jobs of all teams use. A plan for the sums
 * of one project would otherwise take such an index for a short range, and read the sums of all projects.
 */
export const analyticsIndexes: Migration = {
  name: '2026-11-23-analytics-indexes',
  sql: `
drop index analytics_count_age;
drop index analytics_count_grain;
create index analytics_count_time on analytics_count ((starts_at at time zone 'UTC'));
`,
};
