import type { Migration } from '../migration.ts';

/** The profile of an account, and its picture. */
export const profile: Migration = {
  name: '2026-11-21-user-profile',
  sql: `
alter table account add column profile text not null default '{}';   -- the profile's inputs by name

-- Pictures are rows, so that every process and every backup has them. The id is random, never dated: it is all that
-- somebody needs to see the picture, since an image in a page cannot carry a token.
create table profile_photo (
  id uuid primary key,
  account_id uuid not null unique references account (id) on delete cascade,
  small bytea not null,                    -- 120 by 120, WebP
  large bytea not null,                    -- 512 by 512, WebP
  created_at timestamptz not null default now()
);
`,
};
