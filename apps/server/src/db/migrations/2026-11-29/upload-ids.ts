import type { Migration } from '../migration.ts';

/** The id that the sender of a file gave its upload, so that an upload that is repeated after a lost answer is stored once. */
export const uploadIds: Migration = {
  name: '2026-11-29-upload-ids',
  sql: `
alter table asset_version add column upload_id uuid;   -- null for uploads without an id and for restored versions
create unique index asset_version_upload on asset_version (team_id, asset_id, upload_id) where upload_id is not null;
`,
};
