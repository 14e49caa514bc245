import type { Migration } from '../migration.ts';

/** What somebody replaced in a project in one go, so that it can be taken back in one go. */
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
