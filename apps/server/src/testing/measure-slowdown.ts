import { readThreadCpuMs } from './thread-cpu.ts';

const rounds = 400_000;
const attempts = 5;
let leastMs = Number.POSITIVE_INFINITY;
let sink = 0;

/**
 * How much more processor time the same work takes now than in the fastest measurement so far; at least 1.
 *
 * Takes a few milliseconds. The first call also warms the work up.
 */
export function measureSlowdown(): number {
  let ms = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts; attempt += 1) ms = Math.min(ms, measureWork());
  leastMs = Math.min(leastMs, ms);
  return leastMs > 0 ? ms / leastMs : 1;
}

function measureWork() {
  const start = readThreadCpuMs();
  for (let index = 0; index < rounds; index += 1) sink = Math.imul(sink ^ index, 2_654_435_761);
  return readThreadCpuMs() - start;
}
