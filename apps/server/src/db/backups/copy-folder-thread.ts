import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ZipFile } from 'yazl';

/** The folder to copy, of a database that is in use, and the file to copy it into. */
export interface CopyFolderOptions {
  readonly folder: string;
  readonly file: string;
}

/** Sent to the thread after it has copied the data: the label of the backup, and the log files that the copy needs. */
export interface CopyFolderEnd {
  readonly label: string;
  /** Names of the first and the last file of the write-ahead log that the copy needs. */
  readonly firstLog: string;
  readonly lastLog: string;
}

/** The messages of the thread: after each file, after the data, and at the end with the SHA-256 of the written file. */
export type CopyFolderAnswer =
  | { readonly type: 'progress' }
  | { readonly type: 'copied' }
  | { readonly type: 'written'; readonly checksum: string };

/** Folders whose files PostgreSQL recreates when it starts. */
const emptied: ReadonlySet<string> = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
  'base/pgsql_tmp',
]);
const left: ReadonlySet<string> = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
]);
const logName = /^[0-9A-F]{24}$/;
/** Files of the write-ahead log, of 16 MB each, that have the same second part in their name. */
const logsInPart = 256;
/** The fastest level of zip: the copy competes with calls for processor time. */
const compressionLevel = 1;
const pieceBytes = 262_144;

const port = parentPort;
if (!port) throw new Error('This module is the entry of a thread.');
// The thread is always started with these options.
const { folder, file } = workerData as CopyFolderOptions;
const zip = new ZipFile();
const hash = createHash('sha256');
const written = pipeline(
  zip.outputStream,
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  }),
  // Flushed to the disk, so that the backup survives a power cut.
  createWriteStream(file, { flags: 'w', mode: 0o600, flush: true }),
);
// An error of the disk ends the thread at once, not only when `written` is awaited.
written.catch((error: unknown) => {
  throw error;
});

await copyFolder('');
send({ type: 'copied' });
const { label, firstLog, lastLog } = await new Promise<CopyFolderEnd>((resolve) => port.once('message', resolve));
await copyLogs(firstLog, lastLog);
zip.addBuffer(Buffer.from(label), 'backup_label');
zip.end();
await written;
send({ type: 'written', checksum: hash.digest('hex') });

async function copyFolder(path: string): Promise<void> {
  if (path !== '') zip.addEmptyDirectory(path);
  for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
    const inside = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) await copyFolder(inside);
    else if (entry.isFile() && !left.has(inside) && !emptied.has(path)) await copyFile(inside);
  }
}

async function copyLogs(first: string, last: string): Promise<void> {
  const names = (await readdir(join(folder, 'pg_wal'))).filter(
    (name) => logName.test(name) && name >= first && name <= last,
  );
  if (names.length !== getLogNumber(last) - getLogNumber(first) + 1)
    throw new Error('Files of the write-ahead log are missing, so the copy would be of no use.');
  for (const name of names) await copyFile(`pg_wal/${name}`);
}

function getLogNumber(name: string): number {
  return Number.parseInt(name.slice(8, 16), 16) * logsInPart + Number.parseInt(name.slice(16), 16);
}

/**
 * Copies a file in its current length. If it no longer exists, the write-ahead log contains the statement that deleted
 * it.
 */
async function copyFile(path: string): Promise<void> {
  const handle = await open(join(folder, path), 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!handle) return;
  const { size } = await handle.stat();
  if (size === 0) {
    await handle.close();
    zip.addBuffer(Buffer.alloc(0), path);
  } else await addContent(handle, path, size);
  send({ type: 'progress' });
}

function addContent(handle: FileHandle, path: string, size: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const content = handle.createReadStream({ start: 0, end: size - 1, highWaterMark: pieceBytes });
    content.once('error', reject).once('close', resolve);
    zip.addReadStream(content, path, { compressionLevel });
  });
}

function send(answer: CopyFolderAnswer): void {
  port?.postMessage(answer);
}
