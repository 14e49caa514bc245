import type { Migration } from '../migration.ts';

/** Comments of team members on items, and the targets of notifications. */
export const comments: Migration = {
  name: '2026-11-21-comments',
  sql: `
create table comment_thread (
  id uuid primary key,
  team_id uuid not null,
  project_id uuid not null,
  item_id uuid not null,
  path text not null default '',           -- of an input of the item; '' for the item itself
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),   -- the last word
  resolved_at timestamptz,
  resolved_by uuid,
  unique (team_id, id),
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade,
  foreign key (team_id, item_id) references item (team_id, id) on delete cascade
);
create index comment_thread_project on comment_thread (team_id, project_id, updated_at);
create index comment_thread_item on comment_thread (team_id, item_id);

create table comment (
  id uuid primary key,
  team_id uuid not null,
  thread_id uuid not null,
  author_id uuid not null,
  text text not null,
  mentions text not null default '[]',     -- [{ accountId, name }]
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,                  -- its words are gone; what others said below it stays
  foreign key (team_id, thread_id) references comment_thread (team_id, id) on delete cascade
);
create index comment_of_thread on comment (team_id, thread_id, created_at, id);

-- Up to when somebody has read a thread.
create table comment_seen (
  team_id uuid not null,
  thread_id uuid not null,
  account_id uuid not null references account (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (thread_id, account_id),
  foreign key (team_id, thread_id) references comment_thread (team_id, id) on delete cascade
);
create index comment_seen_account on comment_seen (account_id);

alter table notification add column link text not null default '';   -- a page of the authoring site
`,
};
