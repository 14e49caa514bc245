import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolder, getSoundBackup, listBackups, UnusableBackupError } from './backups.ts';
import { OperatorFault } from '../../operator-fault.ts';

/** A folder with files that do not belong to the copy; nothing was changed. */
export class UnusableTargetError extends OperatorFault {
  override readonly name = 'UnusableTarget';
}

/** What a folder of copies contains. */
const copied: ReadonlySet<string> = new Set(['backups', 'media']);

/**
 * Finds out whether copies may go into a folder: a new one, an empty one, or one with earlier copies.
 *
 * @throws UnusableTargetError when something else is in it, such as the database of a data folder
 */
export function assertCopyTarget(folder: string): void {
  const other = listNames(folder).find((name) => !copied.has(name));
  if (other !== undefined)
    throw new UnusableTargetError(
      `The folder ${folder} contains other files, such as ${other}. Name an empty folder or one with an earlier copy. Nothing was copied.`,
    );
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    // Reading a folder throws errors of the system.
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') throw new UnusableTargetError(`${folder} is a file. Name a folder. Nothing was copied.`);
    throw error;
  }
}

/**
 * Copies a backup with its checksum into another data folder, after it has been checked.
 *
 * @param name the newest one by default
 * @returns its name
 * @throws UnusableBackupError when there is none, or when it is damaged
 */
export async function copyBackup(
  fromDir: string,
  toDir: string,
  name = listBackups(fromDir)[0]?.name,
): Promise<string> {
  if (name === undefined) throw new UnusableBackupError(`There are no backups in ${fromDir} yet.`);
  const file = await getSoundBackup(fromDir, name);
  const folder = backupFolder(toDir);
  const target = join(folder, name);
  mkdirSync(folder, { recursive: true });
  if (existsSync(target)) return name;
  copyFileSync(`${file}.sha256`, `${target}.sha256`);
  copyFileSync(file, `${target}.part`);
  renameSync(`${target}.part`, target);
  return name;
}
