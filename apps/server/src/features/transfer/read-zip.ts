import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** Why a zip is not read, with the entry at fault. */
export class ZipFault extends Error {
  override readonly name = 'ZipFault';
  readonly entry: string;
  readonly names: readonly string[];
  constructor(entry: string, message: string, ...names: readonly string[]) {
    super(message);
    this.entry = entry;
    this.names = names;
  }
}

const maxEntries = 5_000;
const megabyte = 1_048_576;
const maxBytes = 48 * megabyte;
/** Beyond the first megabyte nothing that people write packs better than this. */
const maxCompressionRatio = 100;
const archives = /\.(zip|gz|tgz|bz2|xz|7z|rar|tar|jar|war)$/i;
const texts = /\.(json|txt|md)$/i;

/**
 * The text files of a zip, by their paths. What is counted is what comes out, never what the zip says of itself
 * (IMP-2), and a name is only ever a name (IMP-3).
 */
export async function readZip(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const zip = await open(bytes);
  try {
    if (zip.entryCount > maxEntries) throw new ZipFault('', 'The zip has more than {0} files.', String(maxEntries));
    const entries = await listEntries(zip);
    const files = new Map<string, string>();
    let left = maxBytes;
    for (const entry of entries) {
      if (!texts.test(entry.fileName)) continue;
      const content = await inflate(zip, bytes, entry, left);
      left -= content.length;
      files.set(entry.fileName, decodeUtf8(content, entry.fileName));
    }
    return files;
  } finally {
    zip.close();
  }
}

/** Whether bytes begin as a zip does. */
export function isZip(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4).toString('latin1');
  return start === 'PK\u0003\u0004' || start === 'PK\u0005\u0006';
}

/** Text as UTF-8 has it, and nothing that only looks like it. */
export function decodeUtf8(content: Buffer, entry: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new ZipFault(entry, 'This is no text in UTF-8.');
  }
}

/** Without its own check of sizes, which may never end when they lie: what comes out is counted here. */
function open(bytes: Buffer): Promise<ZipFile> {
  const options = { lazyEntries: true, validateEntrySizes: false, strictFileNames: true, autoClose: false };
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, options, (error, zip) => {
      if (error) reject(unreadable(error));
      else resolve(zip);
    });
  });
}

function listEntries(zip: ZipFile): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  return new Promise((resolve, reject) => {
    zip.on('error', (error: Error) => reject(unreadable(error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      const fault = entries.length >= maxEntries ? tooMany : findEntryFault(entry, seen);
      if (fault) return reject(fault);
      if (!entry.fileName.endsWith('/')) entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

const tooMany = new ZipFault('', 'The zip has more than {0} files.', String(maxEntries));

/** What an entry must not be; a path that leads out of the zip is refused by the library, in its own words. */
function findEntryFault(entry: Entry, seen: Set<string>): ZipFault | undefined {
  const { fileName, externalFileAttributes } = entry;
  const fault = (message: string) => new ZipFault(fileName, message);
  const plain = fileName.normalize('NFC').toLowerCase();
  if (fileName.includes('\0')) return fault('The name holds a character that no name has.');
  if (seen.has(plain)) return fault('Two files of the zip have this name.');
  seen.add(plain);
  if (entry.isEncrypted()) return fault('The file is encrypted.');
  if (((externalFileAttributes >>> 16) & 0o170000) === 0o120000) return fault('The file is a link to another one.');
  if (archives.test(fileName)) return fault('The file is an archive itself; unpack it first.');
  return undefined;
}

const inflateBytes = promisify(inflateRaw);

async function inflate(zip: ZipFile, bytes: Buffer, entry: Entry, left: number): Promise<Buffer> {
  const { fileName, compressedSize, compressionMethod } = entry;
  const start = await findDataStart(zip, entry);
  const packed = bytes.subarray(start, start + compressedSize);
  const most = Math.min(maxBytes, left, Math.max(megabyte, packed.length * maxCompressionRatio));
  if (packed.length < compressedSize || (compressionMethod === 0 && packed.length > most)) throw tooLarge(fileName);
  if (compressionMethod !== 0 && compressionMethod !== 8)
    throw new ZipFault(fileName, 'The file is packed in a way that is not read here.');
  const content = compressionMethod === 0 ? packed : await inflateWithLimit(packed, most, fileName);
  if (crc32(content) !== entry.crc32) throw new ZipFault(fileName, 'The file is damaged.');
  return content;
}

async function inflateWithLimit(packed: Buffer, most: number, fileName: string): Promise<Buffer> {
  try {
    return await inflateBytes(packed, { maxOutputLength: most });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw isTooLarge ? tooLarge(fileName) : new ZipFault(fileName, 'The file is damaged.');
  }
}

function tooLarge(fileName: string) {
  return new ZipFault(fileName, 'The file is too large when it is unpacked.');
}

function findDataStart(zip: ZipFile, entry: Entry): Promise<number> {
  return new Promise((resolve, reject) => {
    zip.readLocalFileHeader(entry, { minimal: true }, (error, header) => {
      if (error) reject(unreadable(error));
      else resolve(header.fileDataStart);
    });
  });
}

function unreadable(error: Error) {
  return new ZipFault('', 'The zip cannot be read: {0}', error.message);
}
