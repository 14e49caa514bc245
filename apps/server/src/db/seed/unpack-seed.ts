import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readTar } from './read-tar.ts';

/**
 * Fills the new folder of an embedded database from a dump. A process that is killed before the end leaves no half database:
 * the files are written to a folder beside it, which is renamed when it is complete.
 *
 * The engine can unpack a dump by itself, but needs twice the processor time for the same files.
 */
export function unpackSeed(file: string, folder: string): void {
  const filling = `${folder}.filling`;
  rmSync(filling, { recursive: true, force: true });
  mkdirSync(filling, { recursive: true, mode: 0o700 });
  for (const { path, isFolder, content } of readTar(gunzipSync(readFileSync(file)))) {
    const target = join(filling, path);
    if (!target.startsWith(filling + sep)) throw new Error(`The dump has a file outside of its folder: ${path}`);
    mkdirSync(isFolder ? target : dirname(target), { recursive: true, mode: 0o700 });
    if (!isFolder) writeFileSync(target, content, { mode: 0o600 });
  }
  renameSync(filling, folder);
}
