/** A clock that only advances when the test advances it. */
export function createFakeClock(start = 1_000_000) {
  let time = start;
  let waiting: { readonly at: number; readonly run: () => void }[] = [];

  return {
    now: () => time,
    /** Runs a function after a number of milliseconds of this clock. @returns cancels it */
    schedule(run: () => void, afterMs: number): () => void {
      const entry = { at: time + afterMs, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((one) => one !== entry);
      };
    },
    /** Sets the time forward, or back by a negative number, and runs no timers. */
    advance(ms: number) {
      time += ms;
    },
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

/** Returns a clock that advances with every read, so that tests of time limits do not depend on the machine. */
export function createTickingClock(stepMs: number): () => number {
  let time = 0;
  return () => (time += stepMs);
}

/** Lets all pending promises resolve. */
async function flushPromises() {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}
