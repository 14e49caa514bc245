/** A clock that stands still until it is moved. */
export interface FakeClock {
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
}

/** A clock for tests, set to a fixed moment unless told otherwise. */
export function fakeClock(start = Date.UTC(2026, 0, 5, 9)): FakeClock {
  let moment = start;
  return {
    now: () => moment,
    advance: (milliseconds) => {
      moment += milliseconds;
    },
  };
}
