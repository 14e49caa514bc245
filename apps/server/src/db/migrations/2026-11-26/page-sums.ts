import type { Migration } from '../migration.ts';

/** Totals of each node, for views that show no ways between nodes: a day has several times as many ways as nodes. */
export const pageSums: Migration = {
  name: '2026-11-26-page-sums',
  sql: `
alter table analytics_count add column arrived bigint not null default 0; -- of kind 'page-total': turns that led to the node of the key
insert into analytics_count (team_id, project_id, kind, grain, starts_at, stage, channel, language, key,
  turns, conversations, new_visitors, returning_visitors, ended, matched, missed, silent, errors, latency_ms, slowest_ms, arrived)
select team_id, project_id, 'page-total', grain, starts_at, stage, '', '', page.key,
  sum(page.turns), 0, 0, 0, sum(page.ended), sum(page.matched), sum(page.missed), 0, 0, 0, 0, sum(page.arrived)
from analytics_count as way cross join lateral (values
  (way.key, way.turns, 0::bigint, way.matched, way.missed, 0::bigint),
  (way.other_key, 0::bigint, way.ended, 0::bigint, 0::bigint, way.turns)
) as page (key, turns, ended, matched, missed, arrived)
where kind = 'flow-total' and grain in ('day', 'month')
group by team_id, project_id, grain, starts_at, stage, page.key;
`,
};
