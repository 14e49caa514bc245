import type { Migration } from '../migration.ts';

/**
 * The hash of small files that were made from contents. They are not flushed to the disk, so their content is compared
 * with it when it is read. Rows without a hash belong to flushed files.
 */
export const derivativeHashes: Migration = {
  name: '2026-11-27-derivative-hashes',
  sql: `alter table asset_derivative add column hash bytea;`,
};
