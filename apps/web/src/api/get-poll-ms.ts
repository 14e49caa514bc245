const afterFailureMs = 30_000;

/** The wait before the next request of a polled query, in milliseconds: at least 30 s when the last request failed. */
export function getPollMs(usualMs: number, { status }: { readonly status: 'pending' | 'error' | 'success' }): number {
  return status === 'error' ? Math.max(usualMs, afterFailureMs) : usualMs;
}
