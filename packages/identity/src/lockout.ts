/** Whose wrong passwords are counted together, for one account. */
export type LockoutKind = 'network' | 'everywhere' | 'device';

interface LockoutRule {
  /** Wrong passwords that cost nothing. */
  readonly free: number;
  /** The free ones count only within this time. */
  readonly withinSeconds: number;
  /** So long after the last one everything is forgotten. */
  readonly forgottenAfterSeconds: number;
  /** How long to wait, when so many more than the free ones were wrong; 0 right after the last free one. */
  readonly wait: (over: number) => number;
}

const minute = 60;
const longestWait = 15 * minute;

/**
 * How wrong passwords slow down the next attempt. Nobody is ever locked out for good.
 *
 * Strangers' guesses count everywhere; somebody in a browser that has signed in before has a count of one's
 * own instead, so that strangers cannot keep the owner out.
 */
const rules: Readonly<Record<LockoutKind, LockoutRule>> = {
  network: {
    free: 5,
    withinSeconds: longestWait,
    forgottenAfterSeconds: longestWait,
    wait: (over) => Math.min(longestWait, 30 * 2 ** over),
  },
  everywhere: {
    free: 30,
    withinSeconds: 12 * 60 * minute,
    forgottenAfterSeconds: 12 * 60 * minute,
    wait: (over) => Math.min(longestWait, minute * (over + 1)),
  },
  device: {
    free: 10,
    withinSeconds: longestWait,
    forgottenAfterSeconds: longestWait,
    wait: () => longestWait,
  },
};

/** Wrong passwords so far, and how long ago the first and the last of them were. */
export interface Failures {
  readonly count: number;
  readonly sinceFirstSeconds: number;
  readonly sinceLastSeconds: number;
}

/** What failures mean for the next attempt. */
export interface Lockout {
  /** Those that still count; 0 begins a new count. */
  readonly count: number;
  /** 0 when the next attempt may be made now. */
  readonly waitSeconds: number;
}

/** Whether the next password may be tried now. `factor` multiplies what is free, for load tests. */
export function lockout(kind: LockoutKind, failures: Failures, factor = 1): Lockout {
  const { free, withinSeconds, forgottenAfterSeconds, wait } = rules[kind];
  const { count, sinceFirstSeconds, sinceLastSeconds } = failures;
  const over = count - free * factor;
  const isForgotten = sinceLastSeconds >= forgottenAfterSeconds || (over < 0 && sinceFirstSeconds >= withinSeconds);
  if (isForgotten) return { count: 0, waitSeconds: 0 };
  return { count, waitSeconds: over < 0 ? 0 : Math.max(0, Math.ceil(wait(over) - sinceLastSeconds)) };
}
