import { generalMessages, mediaPackageBytesMax, Refusal, transferMessages, unprocessable } from '@confab/contracts';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mebibyte } from '@confab/model';
import { withTemporaryFolder } from '../../../storage/temporary-folders.ts';
import { MediaZip } from './media-zip.ts';

/** The longest time that reading and storing a received zip may take (IMP-2). */
const timeoutMs = 60_000;

/** A zip that is being received. */
interface IncomingZip {
  readonly content: Readable;
  /** Aborts when the sender goes away. */
  readonly signal: AbortSignal;
  /** The message to the sender when the work takes too long. */
  readonly tooSlow: string;
}

/**
 * Streams an uploaded zip to a temporary file and lets `work` read it; the file is deleted afterwards.
 *
 * @param work stops when its signal aborts
 * @throws a Refusal: 413 as soon as the zip is larger than allowed, 422 when the work takes too long, 503 when the
 *   sender went away or the disk is full; ZipFault for a file that is not a zip
 */
export function withReceivedZip<Result>(
  { content, signal, tooSlow }: IncomingZip,
  work: (zip: MediaZip, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFolder('import', async (folder) => {
    const path = join(folder, 'import.zip');
    await pipeline(content, limitBytes(), createWriteStream(path)).catch((error: unknown) => {
      throw isCut(error) ? cancelled() : error;
    });
    const zip = await MediaZip.open(path);
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      return await work(zip, AbortSignal.any([signal, limit]));
    } catch (error) {
      if (!isStop(error)) throw error;
      if (signal.aborted) throw cancelled();
      throw limit.aborted ? unprocessable(tooSlow) : error;
    } finally {
      zip.close();
    }
  });
}

const cancelled = () => new Refusal('unavailable', generalMessages.requestCancelled);

/** Whether the body broke off, rather than the file to which it is written. */
function isCut(error: unknown) {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
  );
}

/** Whether work ended because of its signal. A thread refuses what its signal stops. */
function isStop(error: unknown) {
  return error instanceof DOMException || (error instanceof Refusal && error.kind === 'unavailable');
}

function limitBytes() {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= mediaPackageBytesMax) done(null, chunk);
      else {
        const most = mediaPackageBytesMax / mebibyte;
        done(new Refusal('tooLarge', transferMessages.mediaFileTooLarge, { parts: { most } }));
      }
    },
  });
}
