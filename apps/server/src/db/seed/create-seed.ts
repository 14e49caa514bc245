import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openEmbedded } from '../database.ts';
import type { TarEntry } from './read-tar.ts';
import { writeTar } from './write-tar.ts';

/** PostgreSQL copies new databases from these. The embedded engine has one database and creates no others. */
const templates = ['template0', 'template1'];

/**
 * Creates a packed empty database with the newest schema, to fill new ones from.
 *
 * It lacks the template databases, which are nearly half of all files: creating these files takes most of the time of
 * filling a folder, and each backup would copy them. It lacks the write-ahead log of the migrations, which is larger
 * than all the rest. It was closed, so that a database filled from it opens without a recovery.
 */
export async function createSeed(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'confab-seed-'));
  try {
    await fillFolder(folder);
    return gzipSync(writeTar(listEntries(folder)), { level: 9 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates the database of a seed in a folder, and closes it. */
async function fillFolder(folder: string): Promise<void> {
  const database = await openEmbedded({ folder, seedFile: undefined, isNew: true });
  const { pool } = database;
  try {
    await pool.query('update pg_database set datistemplate = false where datname = any($1)', [templates]);
    for (const name of templates) await pool.query(`drop database ${name}`);
    // The files of the log before the new one are deleted instead of kept for later.
    await pool.query('set wal_recycle = off');
    await pool.query('select pg_switch_wal()');
    await pool.query('checkpoint');
  } finally {
    await database.close();
  }
}

/** The folders and files of a folder, each folder before what is in it. */
function listEntries(folder: string): TarEntry[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => ({ entry, file: join(entry.parentPath, entry.name) }))
    .map(({ entry, file }) => ({
      path: relative(folder, file).split(sep).join('/'),
      isFolder: entry.isDirectory(),
      content: entry.isDirectory() ? Buffer.alloc(0) : readFileSync(file),
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
