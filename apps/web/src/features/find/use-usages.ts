import { findCalls } from '@confab/contracts';
import type { ItemId } from '@confab/model';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { flushEdits, useEditingSession } from '../../editing/index.ts';
import type { UsageTarget } from './find-store.ts';
import { getProjectIds, type FindResults } from './find-results.ts';
import { useIsStale } from './use-is-stale.ts';

/** All places that use one of the targets, except inside the items in `except`. */
export function useUsages(targets: readonly UsageTarget[], except: readonly ItemId[] = []): FindResults {
  const api = useApi();
  const session = useEditingSession();
  const query = useQuery({
    queryKey: ['uses', session.projectId, targets, except],
    async queryFn({ signal }) {
      await flushEdits(session);
      const things = targets.map(({ kind, id, name }) => ({ kind, id, name }));
      const body = { ...getProjectIds(session), things, except: [...except] };
      return api.call(findCalls.uses, { body }, { signal });
    },
    enabled: targets.length > 0,
    gcTime: 0,
    retry: false,
  });
  const items = query.data?.items ?? [];
  return {
    items,
    isSearching: query.isFetching,
    failure: query.error ?? undefined,
    hasMore: false,
    skippedCount: 0,
    isStale: useIsStale(session, items, query.dataUpdatedAt),
    loadMore: () => undefined,
    loadAll: async () => items,
    refetch: () => void query.refetch(),
  };
}
