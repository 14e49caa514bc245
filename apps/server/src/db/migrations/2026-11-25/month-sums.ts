import type { Migration } from '../migration.ts';

/**
 * Sums of whole months, so that a view over a year reads few rows, and indexes over the turns whose texts are kept: most
 * turns have none, and a view of the newest texts would read past all of them.
 */
export const monthSums: Migration = {
  name: '2026-11-25-month-sums',
  sql: `
alter table analytics_count drop constraint analytics_count_grain_check;
alter table analytics_count add constraint analytics_count_grain_check check (grain in ('hour', 'day', 'month'));
create index channel_event_said on channel_event (team_id, project_id, at) where said is not null;
create index channel_event_missed_texts on channel_event (team_id, project_id, at)
  where is_matched = false and said is not null;
`,
};
