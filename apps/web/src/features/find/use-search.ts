import { findCalls, type FindCursor } from '@confab/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useProjectSession } from '../../editing/index.ts';
import type { FindSettings } from './find-store.ts';
import { countHits, joined, placeOf, type FindResults } from './results.ts';
import { useStaleness } from './use-staleness.ts';
import { whenSent } from './when-sent.ts';

/** As many are shown before anybody asks for more. */
const firstHits = 50;
const allHits = 5_000;

/** Looks for something in the whole project, page after page. */
export function useSearch(settings: FindSettings, isWanted: boolean): FindResults {
  const api = useApi();
  const session = useProjectSession();
  const { search, kind, workflowId, inputName, replacement } = settings;
  const query = useInfiniteQuery({
    queryKey: ['find', session.projectId, settings],
    async queryFn({ pageParam, signal }) {
      await whenSent(session);
      const body = {
        ...placeOf(session),
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
  const items = joined(pages.flatMap((page) => page.items));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isScarce = countHits(items) < firstHits;
  useEffect(() => {
    if (isScarce && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isScarce, hasNextPage, isFetching, isError, fetchNextPage]);
  const stale = useStaleness(session, items, query.dataUpdatedAt);
  return {
    items: search.text === '' ? [] : items,
    isLooking: query.isFetching,
    failure: query.error?.message,
    hasMore: hasNextPage,
    leftOut: pages.reduce((sum, page) => sum + page.leftOut, 0),
    isStale: stale,
    more: () => void query.fetchNextPage(),
    async all() {
      let got = query;
      while (got.hasNextPage && countHits(joined((got.data?.pages ?? []).flatMap((page) => page.items))) < allHits) {
        got = await got.fetchNextPage();
      }
      return joined((got.data?.pages ?? []).flatMap((page) => page.items));
    },
    again: () => void query.refetch(),
  };
}
