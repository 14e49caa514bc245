import type { Migration } from './migration.ts';

/** Passwords chosen at sign-up, set aside until the owner of the mailbox types them again. */
export const signUpPasswords: Migration = {
  name: '2026-11-22-sign-up-passwords',
  sql: `
alter table account add column sign_up_password_hash text; -- nobody can sign in with it
`,
};
