import { readFileSync } from 'node:fs';
import { readThreadCpuMs } from './thread-cpu.ts';

const rounds = 400_000;
const attempts = 5;
const stealIntervalMs = 1_000;
let leastMs = Number.POSITIVE_INFINITY;
let sink = 0;
/** Readings of the whole machine, a second apart; the older one first. */
let readings: [MachineTime, MachineTime] | undefined;

/** Processor time of all processors since the start of the machine, in ticks. */
interface MachineTime {
  readonly total: number;
  /** What the host of a virtual machine gave to others. Programs that ran then count it as their own. */
  readonly stolen: number;
}

/**
 * How much more processor time the same work takes now than in the fastest measurement so far, or than on a machine whose
 * host takes no time from it; at least 1.
 *
 * Takes a few milliseconds. The first call also warms the work up.
 */
export function measureSlowdown(): number {
  let ms = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts; attempt += 1) ms = Math.min(ms, measureWork());
  leastMs = Math.min(leastMs, ms);
  return Math.max(leastMs > 0 ? ms / leastMs : 1, 1 / (1 - measureStolenShare()));
}

function measureWork() {
  const start = readThreadCpuMs();
  for (let index = 0; index < rounds; index += 1) sink = Math.imul(sink ^ index, 2_654_435_761);
  return readThreadCpuMs() - start;
}

/** The share of the last one to two seconds that the host took, from 0 to 0.9. */
function measureStolenShare(): number {
  if (!readings) {
    const first = readMachineTime();
    readings = [first, first];
    setInterval(() => (readings = [readings?.[1] ?? first, readMachineTime()]), stealIntervalMs).unref();
  }
  const [{ total, stolen }] = readings;
  const now = readMachineTime();
  return now.total > total ? Math.min((now.stolen - stolen) / (now.total - total), 0.9) : 0;
}

function readMachineTime(): MachineTime {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'latin1').split('\n', 1);
    const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, stolen = 0] = line
      .split(/ +/)
      .slice(1)
      .map(Number);
    // Without idle time: the share is that of the time in which something ran or wanted to.
    return { total: user + nice + system + irq + softIrq + stolen, stolen };
  } catch {
    return { total: 0, stolen: 0 };
  }
}
