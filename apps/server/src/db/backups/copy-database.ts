import type { Worker } from 'node:worker_threads';
import type { Pool } from 'pg';
import { startThread } from '../../start-thread.ts';
import type { CopyFolderAnswer, CopyFolderEnd, CopyFolderOptions } from './copy-folder-thread.ts';

/** A copy of the embedded database in a file. */
export interface DatabaseCopy {
  /** The SHA-256 of the file, in hexadecimal digits. */
  readonly checksum: string;
}

/** The name of a copy in the database's own notes. */
const copyLabel = 'confab';
/** The SQLSTATE of a backup that begins while one of the same session runs. */
const isRunning = '55000';

/**
 * Copies the files of the embedded database in a thread while the database works, in the way of PostgreSQL's own base
 * backups: the copied files are of different moments, and the copy of the write-ahead log makes them consistent when
 * the copy is opened. It has every change that was acknowledged before this returns, and no partial change.
 *
 * Only two short statements delay the database: a checkpoint at the start, and the note of the end.
 *
 * @param folder the folder of the open database
 * @param file where the copy is written: a zip with the files of the folder
 * @returns undefined when `isStopped` became true before the end; the file is then incomplete
 * @throws the error of the database or of the disk
 */
export async function copyDatabase(
  pool: Pick<Pool, 'query'>,
  { folder, file }: CopyFolderOptions,
  isStopped: () => boolean,
): Promise<DatabaseCopy | undefined> {
  await begin(pool);
  const thread = startThread('copy-folder-thread', new URL('./copy-folder-thread.ts', import.meta.url), {
    workerData: { folder, file } satisfies CopyFolderOptions,
  });
  const failed = new Promise<never>((_resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread that copies the database ended.')));
  });
  // Awaited below. It also rejects when the thread ends after a complete copy, which is no error.
  failed.catch(() => undefined);
  let end: CopyFolderEnd | undefined;
  try {
    if (!(await Promise.race([waitFor(thread, 'copied', isStopped), failed]))) return undefined;
    end = await finish(pool);
    const { label, firstLog, lastLog } = end;
    thread.postMessage({ label, firstLog, lastLog } satisfies CopyFolderEnd, []);
    const answer = await Promise.race([waitFor(thread, 'written', isStopped), failed]);
    return answer?.type === 'written' ? { checksum: answer.checksum } : undefined;
  } finally {
    await thread.terminate();
    // If this fails too, the next copy ends this one before it begins.
    if (!end) await finish(pool).catch(() => undefined);
  }
}

async function begin(pool: Pick<Pool, 'query'>): Promise<void> {
  const start = () => pool.query('select pg_backup_start($1, true)', [copyLabel]);
  try {
    await start();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === isRunning)) throw error;
    // An earlier copy failed and could not be ended.
    await finish(pool);
    await start();
  }
}

async function finish(pool: Pick<Pool, 'query'>): Promise<CopyFolderEnd> {
  const { rows } = await pool.query<{ label: string; lastLog: string }>(`
    select labelfile as label, pg_walfile_name(lsn) as "lastLog"
    from pg_backup_stop(false)`);
  const [row] = rows;
  const firstLog = /\(file ([0-9A-F]{24})\)/.exec(row?.label ?? '')?.[1];
  if (!row || firstLog === undefined) throw new Error('The database does not say where its copy begins.');
  return { ...row, firstLog };
}

/** Waits for an answer of the thread. @returns undefined when `isStopped` is true before */
function waitFor(
  thread: Worker,
  type: CopyFolderAnswer['type'],
  isStopped: () => boolean,
): Promise<CopyFolderAnswer | undefined> {
  return new Promise((resolve) => {
    const receive = (answer: CopyFolderAnswer) => {
      if (answer.type !== type && !isStopped()) return;
      thread.off('message', receive);
      resolve(isStopped() ? undefined : answer);
    };
    thread.on('message', receive);
  });
}
