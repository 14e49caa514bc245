import { findCalls, type FindCursor } from '@confab/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useEditingSession } from '../../editing/index.ts';
import type { FindSettings } from './find-store.ts';
import { countHits, mergeItems, getProjectIds, type FindResults } from './find-results.ts';
import { useIsStale } from './use-is-stale.ts';
import { flushEdits } from './flush-edits.ts';

/** As many are shown before anybody asks for more. */
const firstHits = 50;
const allHits = 5_000;

/** Looks for something in the whole project, page after page. */
export function useSearch(settings: FindSettings, isWanted: boolean): FindResults {
  const api = useApi();
  const session = useEditingSession();
  const { search, kind, workflowId, inputName, replacement } = settings;
  const query = useInfiniteQuery({
    queryKey: ['find', session.projectId, settings],
    async queryFn({ pageParam, signal }) {
      await flushEdits(session);
      const body = {
        ...getProjectIds(session),
        search,
        ...(kind && { kinds: [kind] }),
        ...(workflowId && { workflowId }),
        ...(inputName && { inputName }),
        ...(replacement !== undefined && { replacement }),
        ...(pageParam && { after: pageParam }),
      };
      return api.call(findCalls.search, { body }, { signal });
    },
    initialPageParam: null as FindCursor | null,
    getNextPageParam: (page) => page.next,
    enabled: isWanted && search.text !== '',
    placeholderData: (before) => before,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const pages = query.data?.pages ?? [];
  const items = mergeItems(pages.flatMap((page) => page.items));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isScarce = countHits(items) < firstHits;
  useEffect(() => {
    if (isScarce && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isScarce, hasNextPage, isFetching, isError, fetchNextPage]);
  const stale = useIsStale(session, items, query.dataUpdatedAt);
  return {
    items: search.text === '' ? [] : items,
    isSearching: query.isFetching,
    failure: query.error?.message,
    hasMore: hasNextPage,
    leftOut: pages.reduce((sum, page) => sum + page.leftOut, 0),
    isStale: stale,
    more: () => void query.fetchNextPage(),
    async all() {
      let got = query;
      while (
        got.hasNextPage &&
        countHits(mergeItems((got.data?.pages ?? []).flatMap((page) => page.items))) < allHits
      ) {
        got = await got.fetchNextPage();
      }
      return mergeItems((got.data?.pages ?? []).flatMap((page) => page.items));
    },
    again: () => void query.refetch(),
  };
}
