import type { Migration } from '../migration.ts';

/** Who of the staff set which limit of a team, and when. */
export const teamLimitChanges: Migration = {
  name: '2026-11-26-team-limit-changes',
  sql: `
create table team_limit_change (
  id uuid primary key,
  team_id uuid not null references team (id) on delete cascade,
  bytes bigint check (bytes > 0),          -- null for the limit of every team
  actor_email text not null,               -- the address of that time, as in the audit trail
  at timestamptz not null default now()
);
create index team_limit_change_team on team_limit_change (team_id, at desc, id desc);
create index team_limit_change_age on team_limit_change (at);
`,
};
