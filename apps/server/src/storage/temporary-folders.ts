import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseWhenDiskFails } from './refuse-when-disk-fails.ts';

const day = 86_400_000;
/** Processes of several machines or containers may share a folder for temporary files. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const nameShape = /^confab-(?:import|media|speech)-([0-9a-f]{8})-(\d{1,10})-\w+$/;

/**
 * Runs work with a temporary folder, which is deleted afterwards. Its name contains the process that uses it.
 *
 * @throws a refusal with status 503 when the disk is full, and the errors of the work
 */
export async function withTemporaryFolder<Result>(
  purpose: 'import' | 'media' | 'speech',
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `confab-${purpose}-${machine}-${process.pid}-`)).catch(
    refuseWhenDiskFails,
  );
  try {
    return await work(folder);
  } catch (error) {
    return refuseWhenDiskFails(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes temporary folders of processes that were killed, and those that are older than a day (UPL-2). */
export async function sweepTemporaryFolders(now: number): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, owner, pid] = nameShape.exec(name) ?? [];
    if (pid === undefined) continue;
    const path = join(tmpdir(), name);
    const madeAt = (await stat(path).catch(() => undefined))?.mtimeMs;
    if (madeAt === undefined) continue; // Deleted by its process.
    const isAbandoned = owner === machine && !isRunning(Number(pid), madeAt);
    if (isAbandoned || madeAt < now - day) await rm(path, { recursive: true, force: true });
  }
}

function isRunning(pid: number, madeAt: number): boolean {
  // A process in a container often has the number of its predecessor.
  if (pid === process.pid) return madeAt >= Date.now() - process.uptime() * 1_000 - 1_000;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another account exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
