/** A clock that only advances when the test advances it. */
export interface FakeClock {
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
}

/** Creates a clock that starts at a fixed moment, 5 January 2026 at 9:00 UTC by default. */
export function fakeClock(start = Date.UTC(2026, 0, 5, 9)): FakeClock {
  let moment = start;
  return {
    now: () => moment,
    advance: (milliseconds) => {
      moment += milliseconds;
    },
  };
}
