import type { Schedule } from '../../editing/types.ts';

/** A clock that only advances when the test advances it. */
export function createFakeClock() {
  let time = 1_000_000;
  let waiting: { readonly at: number; readonly run: () => void }[] = [];

  const schedule: Schedule = (run, afterMs) => {
    const entry = { at: time + afterMs, run };
    waiting.push(entry);
    return () => {
      waiting = waiting.filter((one) => one !== entry);
    };
  };

  return {
    now: () => time,
    schedule,
    /** Advances time, runs due timers in order and lets promises resolve in between. */
    async pass(ms: number) {
      const end = time + ms;
      await flushPromises();
      for (let due = nextDue(end); due; due = nextDue(end)) {
        time = Math.max(time, due.at);
        waiting = waiting.filter((one) => one !== due);
        due.run();
        await flushPromises();
      }
      time = end;
    },
  };

  function nextDue(end: number) {
    return waiting.filter((one) => one.at <= end).toSorted((one, other) => one.at - other.at)[0];
  }
}

/** Lets all pending promises resolve. */
async function flushPromises() {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}
