import type { Migration } from './migration.ts';

/** Sessions that began with one sign-in belong together; invitations name a project and are stored after acceptance. */
export const oneSignIn: Migration = {
  name: '2026-11-24-one-sign-in',
  sql: `
-- The session that a family began with, also after that one has ended. Null for the first of a family.
alter table session add column family_id uuid;
create index session_family on session (family_id) where family_id is not null;

-- The project that an invited person sees first.
alter table team_invitation add column project_id uuid references item (id) on delete set null;
create index team_invitation_project on team_invitation (project_id) where project_id is not null;

-- Who accepted an invitation, so that its link can lead that person into the team. It never answers again.
create table accepted_invitation (
  ticket_hash bytea primary key,           -- of the secret that only the mailed link carries
  invitation_id uuid not null,
  account_id uuid not null references account (id) on delete cascade,
  team_id uuid not null references team (id) on delete cascade,
  project_id uuid references item (id) on delete set null,
  accepted_at timestamptz not null default now()
);
create index accepted_invitation_account on accepted_invitation (account_id);
create index accepted_invitation_team on accepted_invitation (team_id);
create index accepted_invitation_project on accepted_invitation (project_id) where project_id is not null;
create index accepted_invitation_age on accepted_invitation (accepted_at);
`,
};
