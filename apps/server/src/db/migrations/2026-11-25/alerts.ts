import type { Migration } from '../migration.ts';

/** Alerts about the figures of live projects, and until when each project was checked for them. */
export const alerts: Migration = {
  name: '2026-11-25-alerts',
  sql: `
create table alert (
  id uuid primary key,
  team_id uuid not null,
  project_id uuid not null,
  figure text not null check (figure in ('missed', 'errors')),
  opened_at timestamptz not null,          -- the end of the range that opened it
  hours integer not null,                  -- the length of that range
  share double precision not null,         -- of the turns in that range
  usual double precision not null,         -- the median of the four weeks before
  judged_at timestamptz not null,          -- when enough conversations were there to judge last
  mailed_at timestamptz,                   -- null where a mail about the figure was sent on the same day
  closed_at timestamptz,
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);
-- A figure of a project has at most one open alert.
create unique index alert_open on alert (project_id, figure) where closed_at is null;
create index alert_project on alert (team_id, project_id, figure, opened_at desc);
create index alert_age on alert (closed_at) where closed_at is not null;

-- The process that moves the time of a project forward checks it, so each hour is checked once.
create table alert_check (
  project_id uuid primary key,
  team_id uuid not null,
  checked_until timestamptz not null,
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);
`,
};
