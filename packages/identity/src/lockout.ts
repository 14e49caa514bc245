/** Which wrong passwords for one account are counted together. */
export type LockoutKind = 'network' | 'session' | 'everywhere' | 'device';

interface LockoutRule {
  /** Number of wrong passwords without a waiting time. */
  readonly free: number;
  /** The free attempts count only within this time. */
  readonly withinSeconds: number;
  /** All wrong passwords are forgotten this long after the last one. */
  readonly forgottenAfterSeconds: number;
  /** Seconds to wait after `over` wrong passwords beyond the free ones; 0 right after the last free one. */
  readonly wait: (over: number) => number;
}

const minute = 60;
const longestWait = 15 * minute;

/** Wrong passwords of one network or of one session, which one person may have typed. */
const ofOnePlace: LockoutRule = {
  free: 5,
  withinSeconds: longestWait,
  forgottenAfterSeconds: longestWait,
  wait: (over) => Math.min(longestWait, 30 * 2 ** over),
};

/**
 * How wrong passwords delay the next attempt. No account is ever locked permanently.
 *
 * Guesses of strangers count under `everywhere`. A browser that has signed in before has its own count instead,
 * so strangers cannot lock the owner out.
 */
const rules: Readonly<Record<LockoutKind, LockoutRule>> = {
  network: ofOnePlace,
  session: ofOnePlace,
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

/** The number of wrong passwords so far, and the age of the first and the last one. */
export interface Failures {
  readonly count: number;
  readonly sinceFirstSeconds: number;
  readonly sinceLastSeconds: number;
}

/** What the wrong passwords so far mean for the next attempt. */
export interface Lockout {
  /** The wrong passwords that still count; 0 starts a new count. */
  readonly count: number;
  /** 0 when the next attempt is allowed now. */
  readonly waitSeconds: number;
}

/** Whether the next password may be tried now. `factor` multiplies the free attempts, for load tests. */
export function lockout(kind: LockoutKind, failures: Failures, factor = 1): Lockout {
  const { free, withinSeconds, forgottenAfterSeconds, wait } = rules[kind];
  const { count, sinceFirstSeconds, sinceLastSeconds } = failures;
  const over = count - free * factor;
  const isForgotten = sinceLastSeconds >= forgottenAfterSeconds || (over < 0 && sinceFirstSeconds >= withinSeconds);
  if (isForgotten) return { count: 0, waitSeconds: 0 };
  return { count, waitSeconds: over < 0 ? 0 : Math.max(0, Math.ceil(wait(over) - sinceLastSeconds)) };
}
