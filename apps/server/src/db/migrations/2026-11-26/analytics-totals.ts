import type { Migration } from '../migration.ts';

/**
 * Sums of a stage over all channels, languages and releases, for views without a filter of these: the sums by all of them are
 * nearly as many as the turns. Hours of intents and of ways between nodes are not summed any more: their sums were more than the
 * turns, and no view shows them by the hour.
 */
export const analyticsTotals: Migration = {
  name: '2026-11-26-analytics-totals',
  sql: `
insert into analytics_count (team_id, project_id, kind, grain, starts_at, stage, channel, language, release_id, key, other_key,
  turns, conversations, new_visitors, returning_visitors, ended, matched, missed, silent, errors, latency_ms, slowest_ms)
select team_id, project_id, kind || '-total', grain, starts_at, stage, '', '', null, key, other_key,
  sum(turns), sum(conversations), sum(new_visitors), sum(returning_visitors), sum(ended), sum(matched), sum(missed),
  sum(silent), sum(errors), sum(latency_ms), max(slowest_ms)
from analytics_count where kind in ('all', 'intent', 'flow') and grain in ('day', 'month')
group by team_id, project_id, kind, grain, starts_at, stage, key, other_key;
delete from analytics_count where kind in ('intent', 'flow') and grain = 'hour';
`,
};
