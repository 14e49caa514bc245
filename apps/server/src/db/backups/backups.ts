import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../database.ts';
import { isKnownSchema, schemaFingerprint } from '../migrate.ts';
import type { DatabaseCopy } from './copy-database.ts';
import { OperatorFault } from '../../operator-fault.ts';
import { syncFolder } from '../../storage/sync-folder.ts';

const keepNewest = 24;
const keepDays = 7;
/** Earlier versions wrote archives of another kind (`.tar.gz`), which can still be restored. */
const nameShape = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.([0-9a-f]{16})\.(?:zip|tar\.gz)$/;

/** A backup of the embedded database; its name contains the time and the schema. */
export interface Backup {
  readonly name: string;
  readonly day: string;
  readonly at: Date;
  readonly schema: string;
}

/** The backups of a data folder, newest first. */
export function listBackups(dataDir: string): Backup[] {
  const folder = backupFolder(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted((a, b) => (a < b ? 1 : -1))
    .flatMap((name) => {
      const [, day, hour, minute, second, schema] = nameShape.exec(name) ?? [];
      return day && schema ? [{ name, day, at: new Date(`${day}T${hour}:${minute}:${second}Z`), schema }] : [];
    });
}

/** A backup that was written. */
export interface WrittenBackup extends DatabaseCopy {
  readonly name: string;
}

/**
 * Writes a backup with a checksum beside it, and deletes all but the newest 24 backups and the last one of each of 7
 * days.
 *
 * The files are flushed to the disk when this returns, so they survive a power cut. The database works during the copy.
 *
 * @returns undefined when `isStopped` became true. Then, and after an error, no file is left
 */
export async function writeBackup(
  database: Pick<Database, 'copyTo'>,
  dataDir: string,
  now: Date,
  isStopped: () => boolean = () => false,
): Promise<WrittenBackup | undefined> {
  if (!database.copyTo) throw new Error('Only the embedded database in a folder is backed up by its server.');
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  for (const half of readdirSync(folder).filter((file) => file.endsWith('.part'))) rmSync(join(folder, half));
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const name = `${stamp}Z.${schemaFingerprint()}.zip`;
  const half = join(folder, `${name}.part`);
  try {
    const copy = await database.copyTo(half, isStopped);
    if (!copy) return undefined;
    await writeDurably(join(folder, `${name}.sha256`), `${copy.checksum}\n`);
    await rename(half, join(folder, name));
    await syncFolder(folder);
    for (const old of listOutdatedBackups(listBackups(dataDir))) {
      rmSync(join(folder, old.name));
      rmSync(join(folder, `${old.name}.sha256`), { force: true });
    }
    return { name, ...copy };
  } finally {
    rmSync(half, { force: true });
  }
}

/** The backups that are no longer kept, from a list with the newest first. */
export function listOutdatedBackups(backups: readonly Backup[]): Backup[] {
  const kept = new Set(backups.slice(0, keepNewest));
  const days = [...new Set(backups.map(({ day }) => day))].slice(0, keepDays);
  for (const day of days) {
    const last = backups.find((backup) => backup.day === day);
    if (last) kept.add(last);
  }
  return backups.filter((backup) => !kept.has(backup));
}

/** A backup that cannot be restored; nothing was changed. */
export class UnusableBackupError extends OperatorFault {
  override readonly name = 'UnusableBackup';
}

/**
 * Finds a backup, and rejects a damaged one or one with a schema that this program does not know. An older
 * schema is migrated when the backup is opened.
 *
 * @returns the path of its file.
 */
export async function getSoundBackup(dataDir: string, name: string): Promise<string> {
  const backup = listBackups(dataDir).find((candidate) => candidate.name === name);
  if (!backup) throw new UnusableBackupError(`There is no backup ${name}.`);
  if (!isKnownSchema(backup.schema)) {
    throw new UnusableBackupError(
      `The backup ${name} was made by another version of Confab. Put it back with that version, then start this one.`,
    );
  }
  const file = join(backupFolder(dataDir), name);
  const sumFile = `${file}.sha256`;
  const isWhole = existsSync(sumFile) && readFileSync(sumFile, 'utf8').trim() === (await getChecksum(file));
  if (!isWhole) throw new UnusableBackupError(`The backup ${name} is damaged. Nothing was changed.`);
  return file;
}

/** The folder of the backups inside a data folder. */
export function backupFolder(dataDir: string) {
  return join(dataDir, 'backups');
}

async function writeDurably(path: string, content: string) {
  const file = await open(path, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A backup may be larger than the memory. */
async function getChecksum(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
