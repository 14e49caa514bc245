import type { Migration } from './migration.ts';

/** The secrets of projects, encrypted. Documents hold their ids only. */
export const secrets: Migration = {
  name: '2026-11-22-secrets',
  sql: `
create table project_secret (
  team_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  property text not null,                  -- the inputs that lead to it, without row ids: Headers/Value
  key_id text not null,                    -- names the key that it is encrypted with
  sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (team_id, project_id, id),
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);
-- How far the encryption of secrets that were stored before there was this table has come.
create table secret_scan (
  source text primary key,
  after_key text not null,
  is_done boolean not null default false
);
`,
};
