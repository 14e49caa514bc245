import type { Migration } from '../migration.ts';

/** The data for restoring an item: who deleted it, and which references led to it. */
export const restore: Migration = {
  name: '2026-11-21-restore',
  sql: `
alter table item
  add column deleted_by uuid,
  add column detached text;
create index item_bin_of_team on item (team_id, deleted_at) where deleted_at is not null;
`,
};
