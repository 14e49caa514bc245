import { findCalls, type FindCursor, type FoundItem } from '@confab/contracts';
import type { ItemId, ProjectId, TeamId } from '@confab/model';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useProjectSession, type ProjectSession } from '../../editing/index.ts';
import type { FindSettings, ShownThing } from './find-store.ts';
import { whenSent } from './when-sent.ts';

/** What was found so far. */
export interface FindResults {
  readonly items: readonly FoundItem[];
  readonly isLooking: boolean;
  readonly failure: string | undefined;
  readonly hasMore: boolean;
  /** Items that were too much work. */
  readonly leftOut: number;
  /** The project has changed since. */
  readonly isStale: boolean;
  readonly more: () => void;
  /** Loads what is left, up to as much as can be replaced at once. */
  readonly all: () => Promise<readonly FoundItem[]>;
  readonly again: () => void;
}

/** As many are shown before anybody asks for more. */
const firstHits = 50;
const allHits = 5_000;

/** The ids of the open project, as calls want them. */
export function placeOf({ teamId, projectId }: ProjectSession) {
  // The session was opened with ids of the server's own.
  return { teamId: teamId as TeamId, projectId: projectId as ProjectId };
}

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

/** Every place that uses a thing, or one of several. */
export function useUses(things: readonly ShownThing[], except: readonly string[] = []): FindResults {
  const api = useApi();
  const session = useProjectSession();
  const query = useQuery({
    queryKey: ['uses', session.projectId, things, except],
    async queryFn({ signal }) {
      await whenSent(session);
      const wanted = things.map(({ kind, id, name }) => ({ kind, id, name }));
      const body = { ...placeOf(session), things: wanted, except: except as readonly ItemId[] as ItemId[] };
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

/** Whether anything that is shown has changed since it was looked for. */
function useStaleness(session: ProjectSession, items: readonly FoundItem[], updatedAt: number): boolean {
  const [staleOf, setStaleOf] = useState(-1);
  const ids = items.map(({ itemId }) => itemId).join(' ');
  useEffect(() => {
    const stops = ids
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => session.subscribe(id, '', () => setStaleOf(updatedAt)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, ids, updatedAt]);
  return staleOf === updatedAt && updatedAt > 0;
}

/** How many places there are. */
export function countHits(items: readonly FoundItem[]): number {
  return items.reduce((sum, { hits }) => sum + hits.length, 0);
}

/** A page may end in the middle of an item; the next one goes on with it. */
function joined(items: readonly FoundItem[]): readonly FoundItem[] {
  const whole: FoundItem[] = [];
  for (const item of items) {
    const last = whole.at(-1);
    if (last?.itemId === item.itemId) whole[whole.length - 1] = { ...last, hits: [...last.hits, ...item.hits] };
    else whole.push(item);
  }
  return whole;
}
