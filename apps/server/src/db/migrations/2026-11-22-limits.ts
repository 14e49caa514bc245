import type { Migration } from './migration.ts';

/** Repeated refusals in one audit row, and what mails of assistants need: their sender, their limits and who stopped them. */
export const limits: Migration = {
  name: '2026-11-22-limits',
  sql: `
alter table audit add column repeats integer not null default 1;
alter table audit add column last_at timestamptz;      -- of the last repeat; null where the row stands for one answer
alter table audit add column refusal_key bytea unique; -- what repeats share; null for rows that are never merged

-- Who sends a mail of an assistant; null for mails of the product itself.
alter table outbox_mail add column assistant text;     -- JSON

-- Mails of assistants, by the id in the outbox: limits by person, and the links in the mails.
create table assistant_mail (
  id uuid primary key,
  team_id uuid not null references team (id) on delete cascade,
  project_id uuid not null,
  conversation text not null,
  recipient_hash bytea not null,
  language text not null,
  created_at timestamptz not null default now(),
  reported_at timestamptz
);
create index assistant_mail_recipient on assistant_mail (recipient_hash, created_at);
create index assistant_mail_team on assistant_mail (team_id, created_at);
create index assistant_mail_age on assistant_mail (created_at);

-- People who want no messages of a team, or of any assistant where no team is named.
create table mail_suppression (
  recipient_hash bytea not null,
  team_id uuid references team (id) on delete cascade,
  created_at timestamptz not null default now()
);
create unique index mail_suppression_of on mail_suppression
  (recipient_hash, coalesce(team_id, '00000000-0000-0000-0000-000000000000'));
create index mail_suppression_team on mail_suppression (team_id);
`,
};
