import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readTar } from './read-tar.ts';

/** More than a dump has, unpacked: pieces would have to be copied together. */
const unpackedBytes = 32 * 2 ** 20;

/**
 * Fills the new folder of an embedded database from a dump. A process that is killed before the end leaves no
 * incomplete database: the files are written to a folder beside it, which is renamed when it is complete.
 *
 * The engine can unpack a dump on its own, but needs twice the processor time for the same files.
 */
export function unpackSeed(file: string, folder: string): void {
  const filling = `${folder}.filling`;
  rmSync(filling, { recursive: true, force: true });
  mkdirSync(filling, { recursive: true, mode: 0o700 });
  const created = new Set<string>();
  for (const { path, isFolder, content } of readTar(gunzipSync(readFileSync(file), { chunkSize: unpackedBytes }))) {
    const target = join(filling, path);
    if (!target.startsWith(filling + sep)) throw new Error(`The dump has a file outside of its folder: ${path}`);
    const parent = isFolder ? target : dirname(target);
    if (!created.has(parent)) mkdirSync(parent, { recursive: true, mode: 0o700 });
    created.add(parent);
    if (!isFolder) writeFileSync(target, content, { mode: 0o600 });
  }
  renameSync(filling, folder);
}
