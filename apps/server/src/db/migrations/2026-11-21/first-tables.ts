import type { Migration } from '../migration.ts';

/** Accounts, teams, their items with drafts and versions, releases, and related data. */
export const firstTables: Migration = {
  // Databases have recorded this name, so it stays although the file is called otherwise.
  name: '2026-11-21-ground-floor',
  sql: `
-- Every row of a team carries team_id, and a child points at its parent by (team_id, id), so that
-- nothing can hang below another team's object.

create table account (
  id uuid primary key,
  email text not null,
  email_key text not null unique,          -- the form addresses are compared in
  password_hash text,
  is_verified boolean not null default false,
  status text not null default 'active' check (status in ('active', 'disabled')),
  roles text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  settings text not null default '{}',
  active_team_id uuid,
  created_at timestamptz not null default now()
);

create table session (
  id uuid primary key,
  token_hash bytea not null unique,
  account_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  authenticated_at timestamptz not null default now(),   -- when the password was last typed
  last_seen_at timestamptz not null default now(),
  ip text not null default '',
  agent text not null default ''
);
create index session_account on session (account_id, created_at);

-- Single-use secrets, hashed: verification links, hub tokens, site hand-overs, set-password tickets.
create table ticket (
  secret_hash bytea primary key,
  purpose text not null,
  account_id uuid not null references account (id) on delete cascade,
  session_id uuid references session (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index ticket_account on ticket (account_id, purpose);
create index ticket_expiry on ticket (expires_at);

create table team (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table team_member (
  team_id uuid not null references team (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  permission text not null check (permission in ('Viewer', 'Commenter', 'MediaEditor', 'AppEditor', 'Admin')),
  created_at timestamptz not null default now(),
  primary key (team_id, account_id)
);
create index team_member_account on team_member (account_id);

-- Projects, workflows and nodes: one table, as they share drafts, versions and the bin.
create table item (
  id uuid primary key,
  team_id uuid not null references team (id),
  kind text not null check (kind in ('project', 'workflow', 'node')),
  type text not null,
  project_id uuid not null,                -- its own id, for a project
  workflow_id uuid,                        -- for a node
  display_name text not null,
  draft text not null,                     -- JSON text of the values, passed through unread where possible
  is_dirty boolean not null default false,
  version integer not null default 0,      -- the last save; 0 before the first
  seq bigint not null default 0,           -- for a project: the last number given in its sequence
  sort_order text collate "C" not null default 'a0',   -- a fractional index, compared byte by byte
  publish_status text not null default 'Draft',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (team_id, id),
  foreign key (team_id, project_id) references item (team_id, id),
  foreign key (team_id, workflow_id) references item (team_id, id)
);
create index item_projects on item (team_id, updated_at) where kind = 'project';
create index item_of_project on item (team_id, project_id, kind);
create index item_of_workflow on item (team_id, workflow_id) where kind = 'node';
create index item_bin on item (deleted_at) where deleted_at is not null;

create table item_version (
  team_id uuid not null,
  item_id uuid not null,
  version integer not null,
  author_id uuid not null,
  created_at timestamptz not null default now(),
  description text not null default '',
  content_hash bytea not null,
  content bytea not null,                  -- the values, deflated
  primary key (item_id, version),
  foreign key (team_id, item_id) references item (team_id, id) on delete cascade
);

-- The numbered sequence of a project: what a client that missed something asks for.
create table project_event (
  team_id uuid not null,
  project_id uuid not null,
  seq bigint not null,
  edit_id uuid,
  item_id uuid,
  author_id uuid not null,
  event text not null,                     -- the event as it goes over the wire
  created_at timestamptz not null default now(),
  primary key (project_id, seq),
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);
create unique index project_event_edit on project_event (project_id, edit_id) where edit_id is not null;

create table graph_layout (
  workflow_id uuid primary key,
  team_id uuid not null,
  positions text not null,
  updated_at timestamptz not null default now(),
  foreign key (team_id, workflow_id) references item (team_id, id) on delete cascade
);

-- A frozen copy of a project: what beta and live answer from.
create table release (
  id uuid primary key,
  team_id uuid not null,
  project_id uuid not null,
  number integer not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  versions text not null,                  -- { item id: version }
  content bytea not null,                  -- the engine's source, deflated JSON
  unique (project_id, number),
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);

create table release_stage (
  project_id uuid not null,
  stage text not null check (stage in ('Beta', 'Live')),
  team_id uuid not null,
  release_id uuid not null references release (id),
  published_by uuid not null,
  published_at timestamptz not null default now(),
  primary key (project_id, stage),
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);

-- A simulator conversation of one person in one project.
create table simulator_session (
  id uuid primary key,
  team_id uuid not null,
  project_id uuid not null,
  account_id uuid not null references account (id) on delete cascade,
  stage text not null,
  release_id uuid,
  state text not null,
  turns integer not null default 0,
  updated_at timestamptz not null default now(),
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);
create index simulator_session_age on simulator_session (updated_at);

-- A visitor's conversation with a published assistant; it finishes on the release it began with.
create table chat_session (
  id_hash bytea primary key,
  team_id uuid not null,
  project_id uuid not null,
  stage text not null,
  release_id uuid not null references release (id),
  state text not null,
  transcript text not null default '[]',
  last_turn_id uuid,
  last_answer text,
  updated_at timestamptz not null default now(),
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);
create index chat_session_age on chat_session (updated_at);

create table notification (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  text text not null,
  created_at timestamptz not null default now(),
  is_read boolean not null default false
);
create index notification_account on notification (account_id, created_at);

create table outbox_mail (
  id uuid primary key,
  idempotency_key text unique,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz
);
create index outbox_mail_due on outbox_mail (next_attempt_at) where sent_at is null;

create table audit (
  id uuid primary key,
  at timestamptz not null default now(),
  account_id uuid,
  session_id uuid,
  team_id uuid,
  action text not null,
  object_id uuid,
  result integer not null,
  ip text not null default '',
  request_id text not null default ''
);
create index audit_team on audit (team_id, at);

-- Documents are read more often than written: the cheaper compression, where this PostgreSQL was built with it.
do $$ begin
  alter table item alter column draft set compression lz4;
  alter table project_event alter column event set compression lz4;
exception when others then null;
end $$;
`,
};
