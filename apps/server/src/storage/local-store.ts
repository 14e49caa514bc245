import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, open as openFile, readFile as readWhole } from 'node:fs';
import { mkdir, opendir, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { assertKey, ObjectNotFound, type MediaStore, type StoredObject } from './media-store.ts';
import { refuseWhenDiskFails } from './refuse-when-disk-fails.ts';
import { syncFolder } from './sync-folder.ts';

// With plain descriptors, because reading through a file handle takes several times as long.
const [openDescriptor, readFile] = [promisify(openFile), promisify(readWhole)];
const temporary = 'unfinished';
/** Larger pieces than the default of 64 KiB make reading and writing of large files faster. */
const pieceBytes = 262_144;

/**
 * Keeps files in a folder.
 *
 * A file is written under another name, flushed to the disk and renamed, so that readers and crashes see all of it or
 * nothing. Each team has a folder, with one for each of the 256 endings of ids, so that no folder has very many files.
 */
export function createLocalStore(folder: string): MediaStore {
  const toPath = (key: string) => {
    const [team = '', name = ''] = assertKey(key).split('/');
    return join(folder, team, name.slice(34, 36), name);
  };

  const toUnfinished = () => join(folder, temporary, randomUUID());

  return {
    place: folder,
    findPath: toPath,
    createTarget: (key) => ({ unfinished: toUnfinished(), path: toPath(key) }),
    async put(key, content) {
      const [path, unfinished] = [toPath(key), toUnfinished()];
      try {
        await mkdir(dirname(unfinished), { recursive: true });
        await pipeline(content, createWriteStream(unfinished, { flags: 'wx', flush: true, highWaterMark: pieceBytes }));
        await mkdir(dirname(path), { recursive: true });
        await rename(unfinished, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true });
        refuseWhenDiskFails(error);
      }
    },
    getBytes: (key) => readFile(toPath(key)).catch(refuseMissing(key)),
    async get(key, range) {
      const fd = await openDescriptor(toPath(key), 'r').catch(refuseMissing(key));
      return createReadStream('', { fd, highWaterMark: pieceBytes, ...range });
    },
    async head(key) {
      const found = await stat(toPath(key)).catch(ignoreMissing);
      return found && { bytes: found.size };
    },
    async delete(key) {
      await unlink(toPath(key)).catch(ignoreMissing);
    },
    list: (prefix) => listObjects(folder, prefix),
    async removeUnfinished(before) {
      for (const name of (await readdir(join(folder, temporary)).catch(ignoreMissing)) ?? []) {
        const path = join(folder, temporary, name);
        const found = await stat(path).catch(ignoreMissing);
        if (found && found.mtime < before) await rm(path, { force: true });
      }
    },
    close: () => undefined,
  };
}

async function* listObjects(folder: string, prefix: string): AsyncIterable<StoredObject> {
  const directory = await opendir(folder, { recursive: true }).catch(ignoreMissing);
  if (!directory) return;
  for await (const entry of directory) {
    const path = join(entry.parentPath, entry.name);
    const [team = '', , name = ''] = path.slice(folder.length + 1).split(/[\\/]/);
    const key = `${team}/${name}`;
    if (!entry.isFile() || team === temporary || !key.startsWith(prefix)) continue;
    const found = await stat(path).catch(ignoreMissing);
    if (found) yield { key, bytes: found.size, modifiedAt: found.mtime };
  }
}

function refuseMissing(key: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw error.code === 'ENOENT' ? new ObjectNotFound(key) : error;
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
