import type { Migration } from '../migration.ts';

/** Replacements in a project, so that each can be undone as a whole. */
export const replacements: Migration = {
  name: '2026-11-21-replacements',
  sql: `
create table replacement (
  id uuid primary key,
  team_id uuid not null,
  project_id uuid not null,
  account_id uuid not null references account (id) on delete cascade,
  -- Packed JSON: each value before and after.
  changes bytea not null,
  created_at timestamptz not null default now(),
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);
create index replacement_of_person on replacement (project_id, account_id, created_at);
create index replacement_account on replacement (account_id);
`,
};
