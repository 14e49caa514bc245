import type { Migration } from './migration.ts';

/** Sums over the events of turns by hour and by day, and what the views need to know of each event. */
export const analytics: Migration = {
  name: '2026-11-23-analytics',
  sql: `
alter table channel_event add column from_node_id text; -- where the conversation waited before the turn
alter table channel_event add column is_new_visitor boolean; -- at the first turn; null for unknown visitors
create index channel_event_turns on channel_event (session_hash, turn);
create index channel_event_starts on channel_event (team_id, project_id, at desc) where turn = 1;
create index channel_event_misses on channel_event (team_id, project_id, at) where is_matched = false;
update channel_event as event set from_node_id = previous.node_id
from channel_event as previous
where previous.session_hash = event.session_hash and previous.turn = event.turn - 1;

create table analytics_count (
  team_id uuid not null,
  project_id uuid not null,
  kind text not null,                      -- 'all'; 'intent': key and name of an intent; 'flow': from one node to another
  grain text not null check (grain in ('hour', 'day')),
  starts_at timestamptz not null,          -- of UTC
  stage text not null,
  channel text not null,
  language text not null,
  release_id uuid,
  key text,
  other_key text,
  turns bigint not null,
  conversations bigint not null,
  new_visitors bigint not null,
  returning_visitors bigint not null,
  ended bigint not null,
  matched bigint not null,
  missed bigint not null,
  silent bigint not null,
  errors bigint not null,
  latency_ms bigint not null,
  slowest_ms integer not null,
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);
create index analytics_count_range on analytics_count (team_id, project_id, kind, grain, starts_at);
create index analytics_count_age on analytics_count (starts_at);
create index analytics_count_grain on analytics_count (grain, starts_at);

-- Events before the time are summed, in one transaction with the sums, so that each is counted once.
create table analytics_progress (
  grain text primary key,
  until timestamptz not null
);
`,
};
