import type { Migration } from '../migration.ts';

/**
 * The hash of small files that were made from contents. They are not flushed to the disk, so what is read is compared with it. Rows
 * without one are of files that were flushed.
 */
export const derivativeHashes: Migration = {
  name: '2026-11-27-derivative-hashes',
  sql: `alter table asset_derivative add column hash bytea;`,
};
