import { itemMessages, mediaMessages, Refusal, unprocessable } from '@confab/contracts';
import { sniffedBytes, sniffSignature, type AssetKind, type AssetSignature } from '@confab/model/media';
import { createHash } from 'node:crypto';
import { Transform, Writable, type Readable, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mebibyte } from '@confab/model';

/** The size, the hash, the first bytes and the kind of a content, found while it was streamed. */
export interface ContentFacts {
  readonly bytes: number;
  /** SHA-256. */
  readonly hash: Buffer;
  readonly head: Buffer;
  /** Undefined for a content that is neither a known picture or sound, nor text in UTF-8. */
  readonly signature: AssetSignature | undefined;
}

/**
 * Passes a content on and measures it: its bytes, its hash, its first bytes, and whether it is text.
 *
 * @throws a Refusal (413) as soon as it is larger than allowed or than the team has room for; nothing more is passed on
 */
export class ContentCheck extends Transform {
  readonly #hash = createHash('sha256');
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  readonly #bytesMax: number;
  readonly #roomBytes: number;
  readonly #name: string;
  #head = Buffer.alloc(0);
  #bytes = 0;
  #isText = true;

  /** @param roomBytes how many bytes the team may still store */
  constructor(name: string, bytesMax: number, roomBytes = Infinity) {
    super();
    this.#name = name;
    this.#bytesMax = bytesMax;
    this.#roomBytes = roomBytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#bytesMax) {
      done(createTooLarge(this.#name, this.#bytesMax));
      return;
    }
    if (this.#bytes > this.#roomBytes) {
      done(new Refusal('tooLarge', itemMessages.storageFull));
      return;
    }
    if (this.#head.length < sniffedBytes)
      this.#head = Buffer.concat([this.#head, chunk.subarray(0, sniffedBytes - this.#head.length)]);
    this.#hash.update(chunk);
    if (this.#isText) this.#isText = this.#bytes <= textBytesMax && this.#reads(chunk, true);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    if (this.#isText) this.#isText = this.#reads(new Uint8Array(), false);
    done();
  }

  /** Read when the content has ended. */
  getFacts(): ContentFacts {
    const signature = sniffSignature(this.#head) ?? (this.#isText ? 'text' : undefined);
    return { bytes: this.#bytes, hash: this.#hash.digest(), head: this.#head, signature };
  }

  #reads(chunk: Uint8Array, stream: boolean): boolean {
    if (chunk.includes(0)) return false;
    try {
      this.#decoder.decode(chunk, { stream });
      return true;
    } catch {
      return false; // Bytes that are not UTF-8.
    }
  }
}

/** Reads a content to its end and checks it like an upload, without storing it. @throws 413, 422 */
export async function checkContent(
  content: Readable,
  { name, kind }: { readonly name: string; readonly kind: AssetKind },
): Promise<void> {
  const check = new ContentCheck(name, kind.bytesMax);
  await pipeline(content, check, new Writable({ write: (_chunk, _encoding, done) => done() }));
  assertContent(name, kind, check.getFacts());
}

/** No text of the library is larger, so that larger contents are not read as text to their end. */
const textBytesMax = 2 * mebibyte;

/** The refusal of a content over its limit. */
export function createTooLarge(name: string, bytesMax: number): Refusal {
  return new Refusal('tooLarge', mediaMessages.fileTooLarge, {
    parts: { name, most: Math.floor(bytesMax / mebibyte) },
  });
}

/**
 * Checks that a content matches the extension of its name (UPL-1).
 * @throws 413, 422
 */
export function assertContent(name: string, kind: AssetKind, facts: ContentFacts): AssetSignature {
  if (facts.bytes === 0) throw unprocessable(mediaMessages.fileEmpty, { name });
  if (facts.bytes > kind.bytesMax) throw createTooLarge(name, kind.bytesMax);
  const { signature } = facts;
  if (signature !== undefined && kind.signatures.includes(signature)) return signature;
  const isForText = kind.signatures.includes('text');
  const message = isForText && signature === undefined ? mediaMessages.notText : mediaMessages.contentMismatch;
  throw unprocessable(message, { name });
}
