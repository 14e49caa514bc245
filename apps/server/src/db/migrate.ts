import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { OperatorFault } from '../operator-fault.ts';

/** The advisory lock for migrations. The number is arbitrary, but every process has to use the same one. */
const migrationLock = 4_117_202;

/** Identifies the schema after all steps; a stored seed is valid only for the same fingerprint. */
export function schemaFingerprint(steps: readonly Migration[] = migrations): string {
  const hash = createHash('sha256');
  for (const { name, sql } of steps) hash.update(name).update(sql);
  return hash.digest('hex').slice(0, 16);
}

/** Whether a fingerprint is that of this program's schema or of an older one that it can migrate. */
export function isKnownSchema(fingerprint: string): boolean {
  return migrations.some((_, index) => schemaFingerprint(migrations.slice(0, index + 1)) === fingerprint);
}

/**
 * Migrates the database to the newest step, under a lock, so that several processes may start at once.
 *
 * @param onWait called before waiting for another process that has the lock
 * @throws when the database has steps this program does not know: it is newer than the program.
 */
export async function migrate(
  pool: Pool,
  steps: readonly Migration[] = migrations,
  onWait: () => void = () => undefined,
): Promise<void> {
  const client = await pool.connect();
  try {
    await lockMigrations(client, onWait);
    await client.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    );
    const taken = await client.query<{ name: string }>('select name from migration');
    const known = new Set(steps.map(({ name }) => name));
    const stranger = taken.rows.find(({ name }) => !known.has(name));
    if (stranger) throw new NewerDatabaseError(stranger.name);
    const done = new Set(taken.rows.map(({ name }) => name));
    for (const step of steps) if (!done.has(step.name)) await applyMigration(client, step);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
}

async function lockMigrations(client: PoolClient, onWait: () => void) {
  const tried = await client.query<{ isLocked: boolean }>('select pg_try_advisory_lock($1) as "isLocked"', [
    migrationLock,
  ]);
  if (tried.rows[0]?.isLocked) return;
  onWait();
  // The other process may be filling a column of a large database.
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  await client.query('reset statement_timeout');
}

async function applyMigration(client: PoolClient, { name, sql }: { name: string; sql: string }) {
  await client.query('begin');
  try {
    // Filling a column or an index of a large database takes longer than a request may.
    await client.query('set local statement_timeout = 0');
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** The database was last used by a newer program; continuing would lose data that this one does not know. */
class NewerDatabaseError extends OperatorFault {
  override readonly name = 'NewerDatabase';
  constructor(step: string) {
    super(`The database has the step "${step}", which this version of Confab does not know. Start a newer version.`);
  }
}
