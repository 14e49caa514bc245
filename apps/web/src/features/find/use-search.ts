import { findCalls, type FindCursor } from '@confab/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { flushEdits, useEditingSession } from '../../editing/index.ts';
import type { FindSettings } from './find-store.ts';
import { countHits, mergeItems, getProjectIds, type FindResults } from './find-results.ts';
import { useIsStale } from './use-is-stale.ts';

/** Pages are loaded automatically up to this number of hits. */
const autoLoadedHits = 50;
const maxHits = 5_000;
const firstPage: FindCursor | null = null;

/** Searches the whole project, page by page. */
export function useSearch(settings: FindSettings, isEnabled: boolean): FindResults {
  const api = useApi();
  const session = useEditingSession();
  const { search, kind, workflowId, inputNames, replacement } = settings;
  const query = useInfiniteQuery({
    queryKey: ['find', session.projectId, settings],
    async queryFn({ pageParam, signal }) {
      await flushEdits(session);
      const body = {
        ...getProjectIds(session),
        search,
        ...(kind && { kinds: [kind] }),
        ...(workflowId && { workflowId }),
        ...(inputNames && { inputNames: [...inputNames] }),
        ...(replacement !== undefined && { replacement }),
        ...(pageParam && { after: pageParam }),
      };
      return api.call(findCalls.search, { body }, { signal });
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
    enabled: isEnabled && search.text !== '',
    placeholderData: (before) => before,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const pages = query.data?.pages ?? [];
  const items = mergeItems(pages.flatMap((page) => page.items));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const hasFewHits = countHits(items) < autoLoadedHits;
  useEffect(() => {
    if (hasFewHits && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasFewHits, hasNextPage, isFetching, isError, fetchNextPage]);
  const latest = useRef(settings);
  useLayoutEffect(() => {
    latest.current = settings;
  });
  const isStale = useIsStale(session, items, query.dataUpdatedAt);
  return {
    items: search.text === '' ? [] : items,
    isSearching: query.isFetching,
    failure: query.error ?? undefined,
    hasMore: hasNextPage,
    skippedCount: pages.reduce((sum, page) => sum + page.leftOut, 0),
    isStale,
    loadMore: () => void query.fetchNextPage(),
    async loadAll() {
      let result = query;
      while (
        result.hasNextPage &&
        countHits(mergeItems((result.data?.pages ?? []).flatMap((page) => page.items))) < maxHits
      ) {
        result = await result.fetchNextPage();
        if (latest.current !== settings) return undefined;
        if (result.isError) throw result.error;
      }
      return mergeItems((result.data?.pages ?? []).flatMap((page) => page.items));
    },
    refetch: () => void query.refetch(),
  };
}
