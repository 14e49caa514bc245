import type { Call, QueryOf, ResultOf } from '@confab/contracts';
import type { ApiClient } from './api-client.ts';

/** What the query library needs to ask for something and to keep the answer. */
interface Query<C extends Call> {
  readonly queryKey: readonly [path: string, query: QueryOf<C>];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<ResultOf<C>>;
}

/**
 * A call as a query. Some GETs of the protocol change things; a query is repeated and thrown away
 * as the library likes, so such a call is refused here.
 */
export function createQuery<C extends Call>(api: ApiClient, call: C, query: QueryOf<C>): Query<C> {
  if (call.changes) throw new Error(`${call.path} changes things and cannot be a query.`);
  return { queryKey: [call.path, query], queryFn: ({ signal }) => api.call(call, { query }, { signal }) };
}
