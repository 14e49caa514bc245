import { readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of this length for every program. */
const tickMs = 10;

/**
 * The processor time that a process has used, in milliseconds, with an accuracy of 10 ms.
 *
 * @returns undefined where the system does not report it (outside Linux), and for a process that has ended
 */
export function readProcessorTime(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return Number.isFinite(user + system) ? (user + system) * tickMs : undefined;
  } catch {
    // The file does not exist: the caller counts wall-clock time instead.
    return undefined;
  }
}
