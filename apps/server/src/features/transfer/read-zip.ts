import { findingMessages, type Finding, type FindingCode } from '@confab/transfer';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { mebibyte } from '@confab/model';

/** Why a zip cannot be read, with the faulty entry. */
export class ZipFault extends Error {
  override readonly name = 'ZipFault';
  readonly entry: string;
  readonly code: FindingCode;
  readonly names: readonly string[];
  constructor(entry: string, code: FindingCode, ...names: readonly string[]) {
    super(findingMessages[code]);
    this.entry = entry;
    this.code = code;
    this.names = names;
  }

  toFinding(): Finding {
    const { entry, code, message, names } = this;
    return { severity: 'error', entry, code, message, names };
  }
}

export const maxEntries = 5_000;
const maxBytes = 48 * mebibyte;
/** Text that people write never compresses better than this, beyond the first megabyte. */
export const maxCompressionRatio = 100;
const archives = /\.(zip|gz|tgz|bz2|xz|7z|rar|tar|jar|war)$/i;
const texts = /\.(json|txt|md)$/i;
/** Whether a path is one of the files in which macOS keeps attributes of the files beside them. */
function isMacAttributes(path: string): boolean {
  return path.startsWith('__MACOSX/') || (path.split('/').at(-1) ?? '').startsWith('._');
}

/** The text files of a zip by path, and the paths of those that are not UTF-8. */
interface ZipTexts {
  readonly files: ReadonlyMap<string, string>;
  readonly undecodable: readonly string[];
}

/**
 * Reads the text files of a zip. Sizes are counted while unpacking instead of trusting the headers (IMP-2), and
 * names are never used as paths of the file system (IMP-3).
 */
export async function readZip(bytes: Buffer): Promise<ZipTexts> {
  const zip = await open(bytes);
  try {
    if (zip.entryCount > maxEntries) throw new ZipFault('', 'tooManyZipFiles', String(maxEntries));
    const entries = await listEntries(zip);
    const files = new Map<string, string>();
    const undecodable: string[] = [];
    let left = maxBytes;
    for (const entry of entries) {
      if (!texts.test(entry.fileName)) continue;
      const content = await inflate(zip, bytes, entry, left);
      left -= content.length;
      const text = tryDecodeUtf8(content);
      if (text === undefined) undecodable.push(entry.fileName);
      else files.set(entry.fileName, text);
    }
    return { files, undecodable };
  } finally {
    zip.close();
  }
}

/** Whether the bytes start with the signature of a zip. */
export function isZip(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4).toString('latin1');
  return start === 'PK\u0003\u0004' || start === 'PK\u0005\u0006';
}

/** Decodes UTF-8 strictly. */
export function decodeUtf8(content: Buffer, entry: string): string {
  const text = tryDecodeUtf8(content);
  if (text === undefined) throw new ZipFault(entry, 'notUtf8');
  return text;
}

function tryDecodeUtf8(content: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** The size check of the library can hang on wrong sizes, so it is off; sizes are checked while unpacking. */
function open(bytes: Buffer): Promise<ZipFile> {
  const options = { lazyEntries: true, validateEntrySizes: false, strictFileNames: true, autoClose: false };
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, options, (error, zip) => {
      if (error) reject(unreadable(error));
      else resolve(zip);
    });
  });
}

/**
 * Lists the files of a zip without those of macOS, and refuses names and kinds of entries that are never part of a
 * package (IMP-3).
 */
export function listEntries(zip: ZipFile): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  return new Promise((resolve, reject) => {
    zip.on('error', (error: Error) => reject(unreadable(error)));
    zip.on('end', () => {
      const fault = findOverlap(entries);
      if (fault) reject(fault);
      else resolve(entries);
    });
    zip.on('entry', (entry: Entry) => {
      const fault = entries.length >= maxEntries ? tooMany : findEntryFault(entry, seen);
      if (fault) return reject(fault);
      if (!entry.fileName.endsWith('/') && !isMacAttributes(entry.fileName)) entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

const tooMany = new ZipFault('', 'tooManyZipFiles', String(maxEntries));

/** Returns why an entry is refused. The library itself refuses paths that leave the zip. */
function findEntryFault(entry: Entry, seen: Set<string>): ZipFault | undefined {
  const { fileName, externalFileAttributes } = entry;
  const fault = (code: FindingCode) => new ZipFault(fileName, code);
  const plain = fileName.normalize('NFC').toLowerCase();
  if (fileName.includes('\0')) return fault('nameCharacterInvalid');
  if (seen.has(plain)) return fault('fileNamedTwice');
  seen.add(plain);
  if (entry.isEncrypted()) return fault('fileEncrypted');
  if (((externalFileAttributes >>> 16) & 0o170000) === 0o120000) return fault('fileIsLink');
  if (archives.test(fileName)) return fault('zipInsideZip');
  return undefined;
}

/** Bytes of the header before each file, without its name. */
const headerBytes = 30;

/** Finds files that share bytes of the zip: a few bytes would unpack to many files. */
function findOverlap(entries: readonly Entry[]): ZipFault | undefined {
  const getStart = (entry: Entry) => entry.relativeOffsetOfLocalHeader;
  let end = 0;
  for (const entry of entries.toSorted((one, other) => getStart(one) - getStart(other))) {
    if (getStart(entry) < end) return new ZipFault(entry.fileName, 'fileOverlaps');
    end = getStart(entry) + headerBytes + entry.fileNameLength + entry.compressedSize;
  }
  return undefined;
}

const inflateBytes = promisify(inflateRaw);

async function inflate(zip: ZipFile, bytes: Buffer, entry: Entry, left: number): Promise<Buffer> {
  const { fileName, compressedSize, compressionMethod } = entry;
  const start = await findDataStart(zip, entry);
  const packed = bytes.subarray(start, start + compressedSize);
  const most = Math.min(maxBytes, left, Math.max(mebibyte, packed.length * maxCompressionRatio));
  if (packed.length < compressedSize || (compressionMethod === 0 && packed.length > most)) throw tooLarge(fileName);
  if (compressionMethod !== 0 && compressionMethod !== 8) throw new ZipFault(fileName, 'compressionUnsupported');
  const content = compressionMethod === 0 ? packed : await inflateWithLimit(packed, most, fileName);
  if (crc32(content) !== entry.crc32) throw new ZipFault(fileName, 'fileDamaged');
  return content;
}

async function inflateWithLimit(packed: Buffer, most: number, fileName: string): Promise<Buffer> {
  try {
    return await inflateBytes(packed, { maxOutputLength: most });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw isTooLarge ? tooLarge(fileName) : new ZipFault(fileName, 'fileDamaged');
  }
}

export function tooLarge(fileName: string) {
  return new ZipFault(fileName, 'fileTooLarge');
}

function findDataStart(zip: ZipFile, entry: Entry): Promise<number> {
  return new Promise((resolve, reject) => {
    zip.readLocalFileHeader(entry, { minimal: true }, (error, header) => {
      if (error) reject(unreadable(error));
      else resolve(header.fileDataStart);
    });
  });
}

export function unreadable(error: Error) {
  // The messages of yauzl about a file that is not a zip, or was cut off, do not help the person who chose the file.
  if (error.message.startsWith('End of central directory')) return new ZipFault('', 'zipIncomplete');
  return new ZipFault('', 'zipUnreadable', error.message);
}
