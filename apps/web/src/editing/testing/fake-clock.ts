import type { Schedule } from '../types.ts';

/** Time that stands until it is moved on. */
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
    /** Moves time on, running what is due in its order and letting promises settle in between. */
    async pass(ms: number) {
      const end = time + ms;
      await settle();
      for (let due = nextDue(end); due; due = nextDue(end)) {
        time = Math.max(time, due.at);
        waiting = waiting.filter((one) => one !== due);
        due.run();
        await settle();
      }
      time = end;
    },
  };

  function nextDue(end: number) {
    return waiting.filter((one) => one.at <= end).toSorted((one, other) => one.at - other.at)[0];
  }
}

/** Lets every promise that can settle do so. */
async function settle() {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}
