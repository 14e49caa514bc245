import { createHash } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';
import { Transform, type Readable, type TransformCallback } from 'node:stream';
import { crc32 } from 'node:zlib';
import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from 'yauzl';
import { mebibyte } from '@confab/model';
import { listEntries, maxCompressionRatio, maxEntries, tooLarge, unreadable, ZipFault } from '../read-zip.ts';
import { ZipFileReader } from '../../../storage/zip-file-reader.ts';

const entryBytesMax = 100 * mebibyte;
/** As for a project without media. */
const textBytesMax = 24 * mebibyte;
const totalBytesMax = 500 * mebibyte;

/** A text of a zip; the checksum as hexadecimal digits. */
interface HashedText {
  readonly text: string;
  readonly sha256: string;
}

/**
 * An uploaded zip on the disk. Its entries are found by their exact names, which are never used as paths, and their
 * unpacked size is counted while they are read (IMP-2, IMP-3): once for each entry, because a zip is checked before it
 * is stored.
 */
export class MediaZip {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  /** The number of bytes that each entry was unpacked to. */
  readonly #counted = new Map<string, number>();
  #bytesLeft: number;

  private constructor(zip: ZipFile, entries: readonly Entry[], bytesMax: number) {
    this.#zip = zip;
    this.#bytesLeft = bytesMax;
    this.#entries = new Map(entries.map((entry) => [entry.fileName, entry]));
  }

  /**
   * @param bytesMax how many bytes all entries may unpack to together
   * @throws ZipFault for a file that is not a zip, or whose entries are refused
   */
  static async open(path: string, bytesMax = totalBytesMax): Promise<MediaZip> {
    const zip = await openFile(path);
    try {
      if (zip.entryCount > maxEntries) throw new ZipFault('', 'tooManyZipFiles', String(maxEntries));
      return new MediaZip(zip, await listEntries(zip), bytesMax);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  close(): void {
    this.#zip.close();
  }

  /** The names of all files in the zip. */
  listNames(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Reads a text in UTF-8 with its checksum; undefined for an entry that is not there. @throws ZipFault */
  async readText(name: string): Promise<HashedText | undefined> {
    return this.#entries.has(name) ? this.read(name, readHashed, textBytesMax) : undefined;
  }

  /**
   * Lets `work` read the content of an entry.
   * @throws ZipFault for a damaged entry or one that is too large unpacked
   */
  async read<Result>(
    name: string,
    work: (content: Readable) => Promise<Result>,
    bytesMax = entryBytesMax,
  ): Promise<Result> {
    const entry = this.#entries.get(name);
    if (!entry) throw new ZipFault(name, 'fileNotInZip');
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
      throw new ZipFault(name, 'compressionUnsupported');
    const packed = await this.#openEntry(entry);
    const earlier = this.#counted.get(name) ?? 0;
    const most = Math.min(
      bytesMax,
      this.#bytesLeft + earlier,
      Math.max(mebibyte, entry.compressedSize * maxCompressionRatio),
    );
    const counter = new ByteCounter(entry, most);
    let fault: Error | undefined;
    counter.on('error', (error) => (fault ??= error));
    packed.once('error', (error) => {
      fault ??= new ZipFault(name, 'fileDamaged');
      counter.destroy(error);
    });
    packed.pipe(counter);
    try {
      return await work(counter);
    } catch (error) {
      // The storage reports only that the content broke off.
      throw fault instanceof ZipFault ? fault : error;
    } finally {
      this.#bytesLeft -= Math.max(0, counter.byteCount - earlier);
      this.#counted.set(name, Math.max(earlier, counter.byteCount));
      packed.destroy();
      counter.destroy();
    }
  }

  #openEntry(entry: Entry): Promise<Readable> {
    return new Promise((resolve, reject) => {
      this.#zip.openReadStream(entry, (error, content) => {
        if (error) reject(new ZipFault(entry.fileName, 'fileDamaged'));
        else resolve(content);
      });
    });
  }
}

/** Hashes piece by piece: the whole text at once would block the server's main thread. */
async function readHashed(content: Readable): Promise<HashedText> {
  const [digest, decoder] = [createHash('sha256'), new StringDecoder('utf8')];
  const pieces: string[] = [];
  // A stream of bytes has buffers as chunks.
  for await (const chunk of content as AsyncIterable<Buffer>) {
    digest.update(chunk);
    pieces.push(decoder.write(chunk));
  }
  return { text: pieces.join('') + decoder.end(), sha256: digest.digest('hex') };
}

/** Passes bytes on until there are too many, and checks at their end that they are those that were packed. */
class ByteCounter extends Transform {
  byteCount = 0;
  #checksum = 0;
  readonly #entry: Entry;
  readonly #most: number;

  constructor(entry: Entry, most: number) {
    super();
    this.#entry = entry;
    this.#most = most;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.byteCount += chunk.length;
    this.#checksum = crc32(chunk, this.#checksum);
    if (this.byteCount > this.#most) done(tooLarge(this.#entry.fileName));
    else done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    const { crc32: expected, fileName } = this.#entry;
    done(this.#checksum === expected ? null : new ZipFault(fileName, 'fileDamaged'));
  }
}

/** The size check of the library can hang on wrong sizes, so it is off; sizes are checked while unpacking. */
async function openFile(path: string): Promise<ZipFile> {
  const options = { lazyEntries: true, validateEntrySizes: false, strictFileNames: true, autoClose: false };
  const reader = await ZipFileReader.open(path);
  try {
    return await fromRandomAccessReaderPromise(reader, reader.byteCount, options);
  } catch (error) {
    reader.close(() => undefined);
    throw error instanceof Error ? unreadable(error) : error;
  }
}
