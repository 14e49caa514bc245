import { openSync, readSync } from 'node:fs';

const buffer = Buffer.alloc(64);
let file: number | undefined;

/**
 * The processor time that this thread has used, in milliseconds. Other threads and other programs do not count.
 *
 * Reads Linux's own accounting; elsewhere it is the time of all threads of the process, which is never less.
 */
export function readThreadCpuMs(): number {
  try {
    // The path is resolved once, for the thread that opens it; each read asks again.
    file ??= openSync('/proc/thread-self/schedstat', 'r');
    const length = readSync(file, buffer, 0, buffer.length, 0);
    return Number.parseInt(buffer.toString('latin1', 0, length), 10) / 1_000_000;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
}
