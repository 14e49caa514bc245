import type { Migration } from './migration.ts';

/** The author's own details in a project: a tree of values (A7.8). */
export const authorValues: Migration = {
  name: '2026-11-23-author-values',
  sql: `
create table author_value (
  id uuid primary key,
  team_id uuid not null,
  project_id uuid not null,
  parent_id uuid,                          -- null for a root
  type text not null,
  name text not null,
  property_values text not null,
  version integer not null,                -- counts the saves of the row
  created_at timestamptz not null default now(),
  unique (team_id, id),
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade,
  foreign key (team_id, parent_id) references author_value (team_id, id) on delete cascade
);
create index author_value_project on author_value (team_id, project_id, created_at, id);
create index author_value_parent on author_value (team_id, parent_id);
`,
};
