import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { refuseWhenDiskFails } from './refuse-when-disk-fails.ts';

/** The path that a file is written to, and the one that it is renamed to when it is complete. */
export interface FileTarget {
  readonly unfinished: string;
  readonly path: string;
}

/**
 * Writes a small file that can be made again, for a thread that may wait for the disk.
 *
 * The file is not flushed. After a crash of the machine a part of it may be missing, so a reader compares its hash.
 *
 * @throws a refusal with status 503 when the disk is full, and leaves nothing
 */
export function writeUnflushed({ unfinished, path }: FileTarget, bytes: Uint8Array): void {
  try {
    withFolder(unfinished, () => writeFileSync(unfinished, bytes, { flag: 'wx' }));
    withFolder(path, () => renameSync(unfinished, path));
  } catch (error) {
    rmSync(unfinished, { force: true });
    refuseWhenDiskFails(error);
  }
}

/** Creates the folder of a file when it is not there yet. */
function withFolder(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    mkdirSync(dirname(path), { recursive: true });
    work();
  }
}
