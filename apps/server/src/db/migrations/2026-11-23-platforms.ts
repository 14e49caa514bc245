import type { Migration } from './migration.ts';

/** Packages of releases on their way to the platforms of a project. */
export const platforms: Migration = {
  name: '2026-11-23-platforms',
  sql: `
create table platform_publication (
  id uuid primary key,
  team_id uuid not null,
  project_id uuid not null,
  release_id uuid not null references release (id) on delete cascade,
  stage text not null,
  target text not null,                    -- JSON: the platform as the project named it
  state text not null check (state in ('Waiting', 'Sending', 'Done', 'Failed')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(), -- while it is sent: when another process may take it over
  log text not null default '[]',          -- JSON
  created_by uuid not null,
  created_at timestamptz not null default now(),
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);
create index platform_publication_project on platform_publication (team_id, project_id, created_at desc, id desc);
create index platform_publication_due on platform_publication (due_at) where state in ('Waiting', 'Sending');
create index platform_publication_release on platform_publication (release_id);
create index platform_publication_age on platform_publication (created_at);
`,
};
