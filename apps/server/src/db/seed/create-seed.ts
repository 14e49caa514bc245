import { openEmbedded } from '../database.ts';

/** PostgreSQL copies new databases from these. The embedded engine has one database and creates no others. */
const templates = ['template0', 'template1'];

/**
 * Creates a dump of an empty database with the newest schema, to fill new ones from.
 *
 * It lacks the template databases, which are nearly half of all files: creating these files takes most of the time of filling a
 * folder, and each backup would copy them.
 */
export async function createSeed(): Promise<Uint8Array> {
  const database = await openEmbedded({ folder: undefined, seedFile: undefined, isNew: true });
  try {
    await database.pool.query('update pg_database set datistemplate = false where datname = any($1)', [templates]);
    for (const name of templates) await database.pool.query(`drop database ${name}`);
    const content = await database.dump?.();
    if (!content) throw new Error('An embedded database can be dumped.');
    return content;
  } finally {
    await database.close();
  }
}
