/** A file or folder of a tar archive. */
export interface TarEntry {
  /** Relative to the root of the archive. */
  readonly path: string;
  readonly isFolder: boolean;
  /** Shares the memory of the archive. */
  readonly content: Uint8Array;
}

const blockBytes = 512;
const folderType = '5';

/** Lists the entries of an unpacked tar archive in the format `ustar`, which the dumps of the embedded database have. */
export function* readTar(archive: Buffer): Generator<TarEntry> {
  for (let at = 0; at + blockBytes <= archive.length;) {
    const readField = (start: number, end: number) =>
      archive.toString('utf8', at + start, at + end).split('\0')[0] ?? '';
    const name = readField(0, 100);
    // Two empty blocks end an archive.
    if (name === '') return;
    const byteCount = Number.parseInt(readField(124, 136), 8);
    const start = at + blockBytes;
    if (Number.isNaN(byteCount) || start + byteCount > archive.length) throw new Error('The tar archive is damaged.');
    const path = [readField(345, 500), name].filter((part) => part !== '').join('/');
    const isFolder = readField(156, 157) === folderType;
    yield { path: path.replace(/^\/+/, ''), isFolder, content: archive.subarray(start, start + byteCount) };
    at = start + Math.ceil(byteCount / blockBytes) * blockBytes;
  }
}
