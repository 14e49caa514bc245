import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorFault } from '../operator-fault.ts';

/** Another process uses the data folder. */
export class FolderInUseError extends OperatorFault {
  override readonly name = 'FolderInUse';
  constructor(folder: string) {
    super(
      `Another Confab server is using the data folder ${folder}. Stop it first, or name another folder with DATA_DIR.`,
    );
  }
}

/** The folder of the embedded database's files inside the data folder. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

/** Whether the data folder contains a database. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(databaseFolder(dataDir), 'PG_VERSION'));
}

const restoreNote = 'restored-at';

/** Notes when a backup of the database was put back, for `findRestoreTime`. */
export function noteRestore(dataDir: string, time: Date): void {
  writeFileSync(join(dataDir, restoreNote), `${time.toISOString()}\n`);
}

/** When a backup of the database was last put back; undefined for a folder in which that never happened. */
export function findRestoreTime(dataDir: string): Date | undefined {
  const file = join(dataDir, restoreNote);
  return existsSync(file) ? new Date(readFileSync(file, 'utf8').trim()) : undefined;
}

/**
 * Locks the data folder for this process until it ends, however it ends.
 *
 * The embedded database has no lock of its own, and two processes in one folder destroy it. The lock is a
 * listening socket, which the kernel closes with its process, so a stale lock cannot exist. Its name
 * consists of the folder's device and inode, so that two paths of one folder share one lock.
 *
 * @throws FolderInUseError when another process holds it.
 */
export async function lockDataFolder(dataDir: string): Promise<Server> {
  mkdirSync(dataDir, { recursive: true });
  const { dev, ino } = statSync(dataDir);
  const name = `confab-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return listen(`\0${name}`, dataDir);
  if (process.platform === 'win32') return listen(`\\\\.\\pipe\\${name}`, dataDir);
  const path = join(tmpdir(), `${name}.sock`);
  if (existsSync(path) && !(await answers(path))) unlinkSync(path);
  return listen(path, dataDir);
}

function listen(path: string, dataDir: string): Promise<Server> {
  const server = createServer((socket) => socket.end());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUseError(dataDir) : error),
    );
    server.listen(path, () => resolve(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
