import { mediaMessages, Refusal } from '@confab/contracts';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CloudLimits } from '../settings/read-storage-url.ts';
import type { CloudDriver } from './cloud-driver.ts';
import { ObjectNotFound, type MediaStore, type StoredObject } from './media-store.ts';

/**
 * Creates a store from a driver whose service may hang, break off or refuse. Every wait for it ends, and failures
 * become refusals with status 503, which keep the error as their cause. If reading a content breaks off, its stream
 * ends with an error.
 */
export function boundStore(driver: CloudDriver, { answerMs, takingMs }: CloudLimits): MediaStore {
  const store: MediaStore = {
    place: driver.place,
    async put(key, content) {
      await within(undefined, async (signal, stop) => {
        const sent = new PassThrough();
        // The service is late when it has bytes to receive, or has received all and does not answer.
        const watch = watchSilence(sent, takingMs, () => sent.readableLength > 0 || sent.writableEnded, stop);
        content.once('error', (error) => sent.destroy(error));
        content.pipe(sent);
        try {
          if (content.errored) throw content.errored;
          await driver.put(key, sent, signal);
        } catch (error) {
          content.unpipe(sent);
          sent.destroy();
          if (content.errored) throw new ContentFault(content.errored);
          throw error;
        } finally {
          watch.end();
        }
      });
    },
    getBytes: async (key) => buffer(await store.get(key)),
    async get(key, range) {
      const content = await within(answerMs, (signal) => driver.get(key, range, signal));
      const received = new PassThrough();
      // The service is silent while the reader waits for bytes.
      const fail = (error: Error) => received.destroy(error);
      const watch = watchSilence(received, answerMs, () => received.readableLength === 0, fail);
      content.once('error', fail);
      received.once('close', () => {
        watch.end();
        content.destroy();
      });
      return content.pipe(received);
    },
    head: (key) => within(answerMs, (signal) => driver.head(key, signal)),
    delete: (key) => within(answerMs, (signal) => driver.delete(key, signal)),
    async *list(prefix): AsyncIterable<StoredObject> {
      const stop = new AbortController();
      const pages = driver.list(prefix, stop.signal)[Symbol.asyncIterator]();
      for (;;) {
        const next = await within(answerMs, () => pages.next(), stop);
        if (next.done) return;
        yield next.value;
      }
    },
    removeUnfinished: (before) => within(takingMs, (signal) => driver.removeUnfinished(before, signal)),
    close: () => driver.close(),
  };
  return store;
}

/** A service did not answer in time. */
class StorageSilence extends Error {
  override readonly name = 'StorageSilence';
  readonly code = 'ETIMEDOUT';
  constructor(milliseconds: number) {
    super(`The storage did not answer within ${milliseconds} ms.`);
  }
}

/** The stream of the content to store failed, which is not a fault of the storage. */
class ContentFault extends Error {
  override readonly name = 'ContentFault';
  override readonly cause: Error;
  constructor(cause: Error) {
    super(cause.message);
    this.cause = cause;
  }
}

/**
 * Runs work whose requests are aborted after this time, or when the work calls `stop`.
 * @throws a refusal for every fault of the service
 */
async function within<Result>(
  milliseconds: number | undefined,
  work: (signal: AbortSignal, stop: (error: Error) => void) => Promise<Result>,
  controller = new AbortController(),
): Promise<Result> {
  const stop = (error: Error) => controller.abort(error);
  const timer =
    milliseconds === undefined ? undefined : setTimeout(() => stop(new StorageSilence(milliseconds)), milliseconds);
  try {
    return await work(controller.signal, stop);
  } catch (error) {
    if (error instanceof ContentFault) throw error.cause;
    if (error instanceof ObjectNotFound || error instanceof Refusal) throw error;
    const cause: unknown = controller.signal.aborted ? controller.signal.reason : error;
    throw new Refusal('unavailable', mediaMessages.storageUnavailable, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls `fail` when nothing has passed a stream for this time, and the service is the cause: a sender or a reader may
 * take any time.
 */
function watchSilence(
  stream: Readable,
  milliseconds: number,
  isServiceLate: () => boolean,
  fail: (error: Error) => void,
): { end(): void } {
  const timer = setTimeout(() => {
    if (isServiceLate()) fail(new StorageSilence(milliseconds));
    else timer.refresh();
  }, milliseconds);
  // `pause` and `resume` would change how the stream flows; what passes is seen where it is pushed on.
  const push = stream.push.bind(stream);
  stream.push = (chunk: unknown, encoding?: BufferEncoding) => {
    timer.refresh();
    return push(chunk, encoding);
  };
  return { end: () => clearTimeout(timer) };
}
