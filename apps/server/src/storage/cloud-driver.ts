import type { Readable } from 'node:stream';
import type { ByteRange, StoredObject } from './media-store.ts';

/**
 * The interface of the drivers of clouds: the same as a `MediaStore`, in requests that end when `signal` is aborted.
 * Errors are those of the service; `boundStore` turns a driver into a `MediaStore`.
 */
export interface CloudDriver {
  readonly place: string;
  put(key: string, content: Readable, signal: AbortSignal): Promise<void>;
  /** @throws ObjectNotFound */
  get(key: string, range: ByteRange | undefined, signal: AbortSignal): Promise<Readable>;
  head(key: string, signal: AbortSignal): Promise<{ readonly bytes: number } | undefined>;
  delete(key: string, signal: AbortSignal): Promise<void>;
  list(prefix: string, signal: AbortSignal): AsyncIterable<StoredObject>;
  removeUnfinished(before: Date, signal: AbortSignal): Promise<void>;
  close(): void;
}
