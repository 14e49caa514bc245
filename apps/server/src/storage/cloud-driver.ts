import type { Readable } from 'node:stream';
import type { ByteRange, StoredObject } from './media-store.ts';

/**
 * What the drivers of clouds do: the same as a `MediaStore`, in requests that end when `signal` is aborted. Errors are those of
 * the service; `boundStore` makes a `MediaStore` of it.
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

/** How long a driver waits for its service, in milliseconds. */
export interface CloudLimits {
  /** For an answer to a request without a content, with all its repetitions; and for the next bytes of a content. */
  readonly answerMs: number;
  /** For the service to take what was sent to it: a part of an upload is several megabytes. */
  readonly takingMs: number;
}

const defaultSeconds = 10;
/** A part of an upload may take as many times as long as a short request. */
const takingFactor = 3;

/** Reads `timeout=SECONDS` of the setting `STORAGE_URL`. @throws for another text than a number from 0.1 to 300 */
export function readCloudLimits(query: URLSearchParams): CloudLimits {
  const seconds = Number(query.get('timeout') ?? defaultSeconds);
  if (!(seconds >= 0.1 && seconds <= 300)) throw new Error('The timeout of STORAGE_URL is from 0.1 to 300 seconds.');
  return { answerMs: seconds * 1_000, takingMs: seconds * 1_000 * takingFactor };
}
