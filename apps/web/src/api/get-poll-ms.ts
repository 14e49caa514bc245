const afterFailureMs = 30_000;

/** How long to wait before something is asked for again that is followed: longer when the last request failed. */
export function getPollMs(usualMs: number, { status }: { readonly status: 'pending' | 'error' | 'success' }): number {
  return status === 'error' ? Math.max(usualMs, afterFailureMs) : usualMs;
}
