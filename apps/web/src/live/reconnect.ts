import { timings, type ConnectionState } from '@confab/model';

/**
 * Returns the wait before the next connection attempt, in milliseconds; undefined when none is due.
 *
 * A connection that was lost waits longer before its first attempt (P9.13, A9.3). After a failed attempt the next one
 * follows every 3 s (P4.40, P9.14).
 */
export function getReconnectWait(state: ConnectionState): number | undefined {
  switch (state) {
    case 'Reconnecting':
      return timings.hubReconnectWaitMs;
    case 'Disconnected':
      return timings.hubRetryMs;
    case 'Connecting':
    case 'Connected':
      return undefined;
  }
}

/** Waits for a step of a connection attempt and fails when it takes longer than the hub timeout (P9.12, A9.2). */
export async function limitStep<Result>(step: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The hub did not answer in time.')), timings.hubTimeoutMs);
  });
  try {
    return await Promise.race([step, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
