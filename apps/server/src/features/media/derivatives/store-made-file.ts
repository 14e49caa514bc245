import { Readable } from 'node:stream';
import type { DerivativeRow } from '../../../core/media/derivatives/derivatives.repository.ts';
import type { Services } from '../../../services.ts';
import type { MadeFile } from './resize-picture.ts';

/** A stored file that was made from a content, and its bytes. */
interface StoredFile {
  readonly row: DerivativeRow;
  readonly file: Buffer;
}

/** Stores a file that a worker made, unless the worker wrote it to the storage itself. */
export async function storeMadeFile(
  { store }: Pick<Services, 'store'>,
  key: string,
  { bytes, mediaType, hash }: MadeFile,
): Promise<StoredFile> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (hash === undefined) await store.put(key, Readable.from([file], { objectMode: false }));
  return { row: { mediaType, bytes: file.length, hash: hash === undefined ? null : Buffer.from(hash) }, file };
}
