import type { Migration } from '../migration.ts';

/** Invitations to teams, feedback to the staff, and the columns for counting invitations. */
export const teams: Migration = {
  name: '2026-11-21-teams',
  sql: `
-- One invitation an address and team. Inviting again gives it a new id and a new ticket, so the old mail is worth nothing.
create table team_invitation (
  id uuid primary key,                     -- random, never dated: knowing it is half of what accepting takes
  team_id uuid not null references team (id) on delete cascade,
  email text not null,
  email_key text not null,                 -- the form addresses are compared in
  permission text not null check (permission in ('Viewer', 'Commenter', 'MediaEditor', 'AppEditor', 'Admin')),
  ticket_hash bytea not null,              -- of the secret that only the mailed link carries
  invited_by uuid references account (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (team_id, email_key)
);
create index team_invitation_email on team_invitation (email_key);

create index audit_account on audit (account_id, at);
drop index notification_account;
create index notification_account on notification (account_id, created_at desc, id desc);

create table feedback (
  id uuid primary key,
  account_id uuid references account (id) on delete set null,
  name text not null,
  username text not null,
  email text not null,
  rating integer not null check (rating between 0 and 5),
  text text not null,
  wants_contact boolean not null,
  created_at timestamptz not null default now()
);
create index feedback_age on feedback (created_at desc, id desc);

create table crash_report (
  id uuid primary key,
  account_id uuid references account (id) on delete set null,
  email text not null,
  kind text not null,
  text text not null,
  created_at timestamptz not null default now()
);
create index crash_report_age on crash_report (created_at desc, id desc);
`,
};
