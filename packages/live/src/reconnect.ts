import { timings, type ConnectionState } from '@confab/model';

/**
 * When to try connecting again: every 3 s while disconnected, for as long as one wants to be connected (P4.40, P9.14).
 *
 * @returns milliseconds to wait, or undefined when there is nothing to try.
 */
export function nextRetry(state: ConnectionState, keepsConnecting: boolean): number | undefined {
  return state === 'Disconnected' && keepsConnecting ? timings.hubRetryMs : undefined;
}

/** How long an attempt may take, and how long a lost connection waits before its first own attempt (P9.12, P9.13). */
export const connectionTimes = {
  timeoutMs: timings.hubTimeoutMs,
  reconnectWaitMs: timings.hubReconnectWaitMs,
} as const;
