import type { TarEntry } from './read-tar.ts';

const blockBytes = 512;
const nameBytesMax = 100;
const sumStart = 148;
const sumBytes = 8;

/**
 * Writes a tar archive in the format `ustar`, which the embedded database fills a new one from.
 *
 * @throws for a path of more than 100 bytes, which no file of a database has
 */
export function writeTar(entries: Iterable<TarEntry>): Buffer {
  const parts: Uint8Array[] = [];
  for (const entry of entries) {
    const { content } = entry;
    parts.push(toHeader(entry), content, Buffer.alloc(-content.length & (blockBytes - 1)));
  }
  return Buffer.concat([...parts, Buffer.alloc(2 * blockBytes)]);
}

function toHeader({ path, isFolder, content }: TarEntry): Buffer {
  if (Buffer.byteLength(path) > nameBytesMax) throw new Error(`The path is too long for the archive: ${path}`);
  const header = Buffer.alloc(blockBytes);
  header.write(path);
  header.write(isFolder ? '0000700\0' : '0000600\0', 100);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write(isFolder ? '5' : '0', 156);
  header.write('ustar\x0000', 257);
  // The sum is that of a header with spaces in place of the sum.
  header.fill(' ', sumStart, sumStart + sumBytes);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0`, sumStart);
  return header;
}
