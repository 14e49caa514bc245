import type { Migration } from '../migration.ts';

/**
 * The totals of intents, ways and nodes grow with each hour of their day. The job sums the hours of unfinished days
 * again; until it has, the turns of these hours are counted one by one.
 */
export const dayTotals: Migration = {
  name: '2026-11-26-day-totals',
  sql: `
delete from analytics_count where grain = 'hour'
  and starts_at >= coalesce((select until from analytics_progress where grain = 'day'), '2000-01-01Z');
update analytics_progress set until = coalesce((select until from analytics_progress where grain = 'day'), '2000-01-01Z')
where grain = 'hour';
`,
};
