import type { Migration } from '../migration.ts';

/** What conversations have done outside, by turn, so that a turn which is made again does not do it again. */
export const turnCalls: Migration = {
  name: '2026-11-21-turn-calls',
  sql: `
create table turn_call (
  team_id uuid not null,
  conversation text not null,
  turn text not null,
  kind text not null check (kind in ('http', 'mail')),
  place integer not null,                  -- the first of its kind in the turn, the second
  call_hash text not null,
  answer text,                             -- JSON; null while it is under way
  created_at timestamptz not null default now(),
  primary key (team_id, conversation, turn, kind, place, call_hash)
);
create index turn_call_recent on turn_call (team_id, created_at) where kind = 'mail';
create index turn_call_age on turn_call (created_at);
`,
};
