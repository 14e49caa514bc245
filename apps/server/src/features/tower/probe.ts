import { Refusal, type PartHealth } from '@confab/contracts';
import { getErrorCode } from '../../faults/describe-error.ts';

type Part = PartHealth['part'];

/** How long a probe may take in milliseconds, and from when its part counts as slow. */
const longestMs = 3_000;
const slowMs = 1_000;

/** Asks one part whether it works. @returns the number that the page shows with it, if any */
type Probe = () => Promise<number | null>;

/**
 * Probes a part. It never throws and never takes longer than three seconds: a probe without an answer by then is failing,
 * and its late answer is ignored.
 */
export async function probe(part: Part, ask: Probe, now: () => number, mostMs = longestMs): Promise<PartHealth> {
  const startedAt = now();
  try {
    const count = await withDeadline(ask(), mostMs);
    const milliseconds = Math.round(now() - startedAt);
    return { part, state: milliseconds < slowMs ? 'Working' : 'Slow', milliseconds, fault: '', count };
  } catch (error) {
    // A refusal hides its cause from the caller of an ordinary call, not from the staff.
    const cause = error instanceof Refusal ? (error.cause ?? error) : error;
    const fault = error instanceof ProbeTimeout ? 'timeout' : getErrorCode(cause);
    return { part, state: 'Failing', milliseconds: Math.round(now() - startedAt), fault, count: null };
  }
}

/** A part that this installation does without. */
export function describeUnused(part: Part): PartHealth {
  return { part, state: 'Unused', milliseconds: null, fault: '', count: null };
}

class ProbeTimeout extends Error {
  override readonly name = 'ProbeTimeout';
}

async function withDeadline<Value>(work: Promise<Value>, mostMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProbeTimeout()), mostMs);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
