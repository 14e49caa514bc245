import type { Migration } from './migration.ts';

/** What the lists of the staff look up: accounts by the start of their address, and the audit trail of an account. */
export const staffLists: Migration = {
  name: '2026-11-23-staff-lists',
  sql: `
create index account_email_start on account (email_key text_pattern_ops);
create index account_newest on account (created_at desc, id desc);
create index audit_object on audit (object_id, at desc) where object_id is not null;
`,
};
