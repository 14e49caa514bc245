import { close, createReadStream, open as openFile, read, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { RandomAccessReader } from 'yauzl';

const openDescriptor = promisify(openFile);
/** Keeps the file open for other entries: a stream that is destroyed closes its file, even without `autoClose`. */
const keepOpen = { open: openFile, read, close: (_descriptor: number, done?: () => void) => done?.() };
const outside = () => new Error('unexpected EOF');

/**
 * Reads a zip on the disk for the library. Positions in a zip are untrusted: the library's own reader passes them to
 * Node, which throws an error for one beyond 2^53 that cannot be caught. Here a position outside the file is an error
 * of the zip.
 */
export class ZipFileReader extends RandomAccessReader {
  readonly #descriptor: number;
  /** The size of the file. */
  readonly byteCount: number;

  private constructor(descriptor: number, byteCount: number) {
    super();
    this.#descriptor = descriptor;
    this.byteCount = byteCount;
  }

  /** Opens a file; it is closed with the zip. */
  static async open(path: string): Promise<ZipFileReader> {
    const { size } = await stat(path);
    return new ZipFileReader(await openDescriptor(path, 'r'), size);
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    if (position + length > this.byteCount) {
      setImmediate(callback, outside());
      return;
    }
    read(this.#descriptor, buffer, offset, length, position, (error, bytesRead) =>
      callback(error ?? (bytesRead < length ? outside() : null)),
    );
  }

  override _readStreamForRange(start: number, end: number): ReadStream {
    // The library has compared the range with the size of the file.
    return createReadStream('', { fd: this.#descriptor, fs: keepOpen, start, end: end - 1 });
  }

  override close(callback: (error: Error | null) => void): void {
    close(this.#descriptor, (error) => callback(error ?? null));
  }
}
