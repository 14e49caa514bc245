import type { Migration } from '../migration.ts';

/** What passwords, changed addresses, known devices and lockouts need. */
export const signInSecurity: Migration = {
  name: '2026-11-21-sign-in-security',
  sql: `
-- The last verified address while a newer one waits to be verified: resets, notices and the undo go there.
alter table account add column recovery_email text;
alter table account add column recovery_email_key text;
create index account_recovery on account (recovery_email_key) where recovery_email_key is not null;

-- The address a ticket was mailed to: opening its link proves that mailbox and no other.
alter table ticket add column address text not null default '';

-- Browsers in which an account has signed in; one browser may serve several accounts. Such a browser is never locked out by strangers' guesses.
create table device (
  secret_hash bytea not null,
  account_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (secret_hash, account_id)
);
create index device_account on device (account_id);

-- Wrong passwords of late, by account and by where they came from. The subject is a hash: what people type
-- into the wrong box may be a password.
create table login_failure (
  subject bytea not null,
  origin text not null,                    -- a network, a known device, or empty for all of them together
  failures integer not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (subject, origin)
);
create index login_failure_age on login_failure (last_at);
`,
};
