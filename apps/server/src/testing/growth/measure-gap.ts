// oxlint-disable no-restricted-imports, no-restricted-properties -- benches and the fuzz command print these figures; no test reads them
import { setTimeout as wait } from 'node:timers/promises';

/** How long a piece of work took, and for how long it blocked the event loop of this thread. In milliseconds. */
export interface MeasuredWork<Result> {
  readonly result: Result;
  readonly milliseconds: number;
  /** The longest time for which a timer of a millisecond had to wait. */
  readonly gap: number;
}

/**
 * Runs work and watches the event loop of this thread while it runs. The caller runs on the same thread, so what it does with
 * a large answer counts too. It measures wall-clock time: a busy machine prolongs both figures.
 */
export async function measureGap<Result>(work: () => Promise<Result>): Promise<MeasuredWork<Result>> {
  const watch = { isRunning: true, gap: 0 };
  const watching = (async () => {
    for (let last = performance.now(); watch.isRunning;) {
      await wait(1);
      const now = performance.now();
      watch.gap = Math.max(watch.gap, now - last - 1);
      last = now;
    }
  })();
  const startedAt = performance.now();
  try {
    const result = await work();
    const milliseconds = performance.now() - startedAt;
    watch.isRunning = false;
    await watching;
    return { result, milliseconds, gap: watch.gap };
  } finally {
    watch.isRunning = false;
  }
}
