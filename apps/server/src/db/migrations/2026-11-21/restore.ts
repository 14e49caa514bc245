import type { Migration } from '../migration.ts';

/** What restoring something has to know: who deleted it, and what led to it until then. */
export const restore: Migration = {
  name: '2026-11-21-restore',
  sql: `
alter table item
  add column deleted_by uuid,
  add column detached text;
create index item_bin_of_team on item (team_id, deleted_at) where deleted_at is not null;
`,
};
