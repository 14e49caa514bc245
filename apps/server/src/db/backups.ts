import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Database } from './database.ts';
import { databaseFolder } from './data-folder.ts';
import { schemaFingerprint } from './migrate.ts';

const keepNewest = 24;
const keepDays = 7;
const nameShape = /^(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}Z\.([0-9a-f]{16})\.tar\.gz$/;

/** A backup of the embedded database; its name tells when it was made and of which schema. */
export interface Backup {
  readonly name: string;
  readonly day: string;
  readonly schema: string;
}

/** The backups of a data folder, newest first. */
export function listBackups(dataDir: string): Backup[] {
  const folder = join(dataDir, 'backups');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted((a, b) => (a < b ? 1 : -1))
    .flatMap((name) => {
      const [, day, schema] = nameShape.exec(name) ?? [];
      return day && schema ? [{ name, day, schema }] : [];
    });
}

/**
 * Writes a backup with a checksum beside it, and throws away what is older than the newest 24 and the last
 * of each of 7 days.
 */
export async function writeBackup(database: Database, dataDir: string, now: Date): Promise<string> {
  if (!database.dump) throw new Error('A PostgreSQL server is backed up with its own tools.');
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const name = `${stamp}Z.${schemaFingerprint()}.tar.gz`;
  const content = await database.dump();
  writeFileSync(join(folder, `${name}.part`), content);
  writeFileSync(join(folder, `${name}.sha256`), `${checksum(content)}\n`);
  renameSync(join(folder, `${name}.part`), join(folder, name));
  for (const old of outdated(listBackups(dataDir))) {
    unlinkSync(join(folder, old.name));
    rmSync(join(folder, `${old.name}.sha256`), { force: true });
  }
  return name;
}

/** Which of the backups, newest first, are no longer worth keeping. */
export function outdated(backups: readonly Backup[]): Backup[] {
  const kept = new Set(backups.slice(0, keepNewest));
  const days = [...new Set(backups.map(({ day }) => day))].slice(0, keepDays);
  for (const day of days) {
    const last = backups.find((backup) => backup.day === day);
    if (last) kept.add(last);
  }
  return backups.filter((backup) => !kept.has(backup));
}

/** A backup that cannot be put back; nothing was touched. */
export class UnusableBackup extends Error {
  override readonly name = 'UnusableBackup';
}

/**
 * Reads a backup and refuses one that is damaged or of a schema this program does not know.
 *
 * @returns its bytes, to fill a new database from.
 */
export function readBackup(dataDir: string, name: string): Uint8Array {
  const backup = listBackups(dataDir).find((candidate) => candidate.name === name);
  if (!backup) throw new UnusableBackup(`There is no backup ${name}.`);
  if (backup.schema !== schemaFingerprint()) {
    throw new UnusableBackup(
      `The backup ${name} was made by another version of Confab. Put it back with that version, then start this one.`,
    );
  }
  const folder = join(dataDir, 'backups');
  const content = new Uint8Array(readFileSync(join(folder, name)));
  const sumFile = join(folder, `${name}.sha256`);
  const isWhole = existsSync(sumFile) && readFileSync(sumFile, 'utf8').trim() === checksum(content) && unpacks(content);
  if (!isWhole) throw new UnusableBackup(`The backup ${name} is damaged. Nothing was changed.`);
  return content;
}

/** Sets the present database aside, so that putting a backup back can itself be undone. */
export function setDatabaseAside(dataDir: string, now: Date): string | undefined {
  const present = databaseFolder(dataDir);
  if (!existsSync(present)) return undefined;
  const aside = `${present}.before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  renameSync(present, aside);
  return aside;
}

function checksum(content: Uint8Array) {
  return createHash('sha256').update(content).digest('hex');
}

function unpacks(content: Uint8Array) {
  try {
    gunzipSync(content);
    return true;
  } catch {
    return false; // Cut short or not what it says it is.
  }
}
