import { once } from 'node:events';
import { Transform, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Services } from '../../../services.ts';

/** An object of the storage with its path in a zip. */
export interface ZippedObject {
  readonly path: string;
  readonly key: string;
}

/** The time of every file in a zip. */
const mtime = new Date(1980, 0, 1);

/**
 * Writes a zip while it is read: first the texts by path, then the objects. One object is open at a time, and the next
 * one waits until it has been sent.
 */
export function zipObjects(
  { store, log }: Pick<Services, 'store' | 'log'>,
  objects: readonly ZippedObject[],
  texts: ReadonlyMap<string, string> = new Map(),
): Readable {
  const zip = new ZipFile();
  const out = new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) });
  zip.outputStream.pipe(out);
  void addFiles().catch((error: unknown) => {
    log.warn({ err: error }, 'a download of several files was broken off');
    // A zip without its end is seen as broken by every program.
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return out;

  async function addFiles() {
    let open: Readable | undefined;
    out.once('close', () => open?.destroy());
    for (const [path, text] of texts) zip.addBuffer(Buffer.from(text), path, { mtime });
    for (const { path, key } of objects) {
      if (out.destroyed) return;
      const content = await store.get(key);
      open = content;
      // The download may have been broken off before its object was open.
      if (out.destroyed) return void content.destroy();
      zip.addReadStream(content, path, { compress: false, mtime });
      await once(content, 'close');
    }
    zip.end();
  }
}
