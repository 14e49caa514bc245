import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolder, getSoundBackup, listBackups, UnusableBackupError } from './backups.ts';

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
