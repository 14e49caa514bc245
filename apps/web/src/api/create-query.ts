import type { Call, QueryOf, ResultOf } from '@confab/contracts';
import type { ApiClient } from './api-client.ts';

/** The options of the query library for one call. */
interface Query<C extends Call> {
  readonly queryKey: readonly [path: string, query: QueryOf<C>];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<ResultOf<C>>;
}

/**
 * Turns a call into a query. Throws for a GET that changes data, because the library repeats queries at any time.
 */
export function createQuery<C extends Call>(api: ApiClient, call: C, query: QueryOf<C>): Query<C> {
  if (call.changes) throw new Error(`${call.path} changes things and cannot be a query.`);
  return { queryKey: [call.path, query], queryFn: ({ signal }) => api.call(call, { query }, { signal }) };
}
