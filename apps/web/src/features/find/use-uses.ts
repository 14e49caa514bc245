import { findCalls } from '@confab/contracts';
import type { ItemId } from '@confab/model';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useProjectSession } from '../../editing/index.ts';
import type { ShownThing } from './find-store.ts';
import { placeOf, type FindResults } from './results.ts';
import { useStaleness } from './use-staleness.ts';
import { whenSent } from './when-sent.ts';

/** Every place that uses a thing, or one of several. */
export function useUses(things: readonly ShownThing[], except: readonly string[] = []): FindResults {
  const api = useApi();
  const session = useProjectSession();
  const query = useQuery({
    queryKey: ['uses', session.projectId, things, except],
    async queryFn({ signal }) {
      await whenSent(session);
      const wanted = things.map(({ kind, id, name }) => ({ kind, id, name }));
      // They are ids of items of this session.
      const body = { ...placeOf(session), things: wanted, except: [...except] as ItemId[] };
      return api.call(findCalls.uses, { body }, { signal });
    },
    enabled: things.length > 0,
    gcTime: 0,
    retry: false,
  });
  const items = query.data?.items ?? [];
  return {
    items,
    isLooking: query.isFetching,
    failure: query.error?.message,
    hasMore: false,
    leftOut: 0,
    isStale: useStaleness(session, items, query.dataUpdatedAt),
    more: () => undefined,
    all: async () => items,
    again: () => void query.refetch(),
  };
}
