import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { mebibyte } from '@confab/model';

/** A file of the built client as it is sent. */
interface ClientFile {
  readonly bytes: Buffer;
  readonly encoding: 'br' | 'gzip' | undefined;
}

/** Reads files of the built client; undefined for a path that names none. */
export type ReadClientFile = (path: string, acceptedEncodings: string) => Promise<ClientFile | undefined>;

/** The packed forms that the build writes beside a file, smallest first. */
const packedForms = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Several times the size of all compressed files of a build. */
const keptBytesMax = 32 * mebibyte;

/**
 * Keeps the files whose name has the hash of their content in memory, because every page loads dozens of them and reading
 * one takes several times as long as sending it. Any other file is read each time.
 */
export function createClientFiles(folder: string): ReadClientFile {
  const hashedFolder = join(folder, 'assets') + sep;
  const kept = new Map<string, Promise<ClientFile>>();
  let keptBytes = 0;

  return async (path, acceptedEncodings) => {
    const file = normalize(join(folder, path));
    if (!file.startsWith(folder + sep)) return undefined;
    const isHashed = file.startsWith(hashedFolder);
    const form = packedForms.find(([encoding]) => acceptedEncodings.includes(encoding));
    const key = `${form?.[0]} ${file}`;
    const known = kept.get(key);
    if (known) return known;
    if (!(await stat(file).catch(() => undefined))?.isFile()) return undefined;
    const read = readForm(file, acceptedEncodings);
    if (!isHashed || keptBytes > keptBytesMax) return read;
    kept.set(key, read);
    // A file that could not be read is read again by the next request.
    void read.then(
      ({ bytes }) => (keptBytes += bytes.length),
      () => kept.delete(key),
    );
    return read;
  };
}

async function readForm(file: string, acceptedEncodings: string): Promise<ClientFile> {
  for (const [encoding, ending] of packedForms) {
    if (!acceptedEncodings.includes(encoding)) continue;
    const bytes = await readFile(file + ending).catch(() => undefined);
    if (bytes) return { bytes, encoding };
  }
  return { bytes: await readFile(file), encoding: undefined };
}
