import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { ZipFileReader } from '../../storage/zip-file-reader.ts';

/**
 * Unpacks a copy of the embedded database into a new folder, which can then be opened.
 *
 * @param file a zip of `copyDatabase` whose checksum is right
 * @throws the error of the zip or of the disk
 */
export async function unpackCopy(file: string, folder: string): Promise<void> {
  const zip = await open(file);
  try {
    for await (const entry of zip.eachEntry()) {
      const path = join(folder, entry.fileName);
      if (entry.fileName.endsWith('/')) await mkdir(path, { recursive: true, mode: 0o700 });
      else {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      }
    }
  } finally {
    zip.close();
  }
}

async function open(file: string): Promise<ZipFile> {
  const reader = await ZipFileReader.open(file);
  try {
    // The library refuses names that lead out of the folder.
    return await fromRandomAccessReaderPromise(reader, reader.byteCount, { lazyEntries: true, autoClose: false });
  } catch (error) {
    reader.close(() => undefined);
    throw error;
  }
}
