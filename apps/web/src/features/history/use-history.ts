import { historyCalls, type HistoryPoint, type ItemVersion } from '@confab/contracts';
import { isNodeItem, isWorkflowItem, type ItemId, type ItemKind } from '@confab/model';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useEditingSession, useItem, useProjectOutline } from '../../editing/index.ts';

/** The item whose history is shown. */
export interface HistoryTarget {
  readonly id: ItemId;
  readonly kind: ItemKind;
}

const firstPage: number | undefined = undefined;
const getHistoryKey = (list: 'versions' | 'points', id: string) => ['history', list, id] as const;

/** The versions of one item, newest first; refetched whenever it is saved. */
export function useVersions(target: HistoryTarget) {
  const { id } = target;
  const api = useApi();
  const item = useItem(id);
  const query = useInfiniteQuery({
    queryKey: getHistoryKey('versions', id),
    staleTime: 0,
    initialPageParam: firstPage,
    queryFn: ({ pageParam: before, signal }) =>
      isNodeItem(target)
        ? api.call(historyCalls.ofNode, { query: { nodeId: target.id, ...toPageQuery(before) } }, { signal })
        : api.call(historyCalls.ofItem, { query: { itemId: id, ...toPageQuery(before) } }, { signal }),
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  });
  useRefetchOnChange(getHistoryKey('versions', id), `${item?.version} ${item?.isDirty}`);
  const versions: readonly ItemVersion[] = query.data?.pages.flatMap((page) => page.versions) ?? [];
  return { ...query, versions };
}

/** The history of the open project, or of a workflow with its nodes; refetched whenever anything in it is saved. */
export function useHistoryPoints(target: HistoryTarget) {
  const { id } = target;
  const api = useApi();
  const { projectId } = useEditingSession();
  const outline = useProjectOutline();
  const query = useInfiniteQuery({
    queryKey: getHistoryKey('points', id),
    staleTime: 0,
    initialPageParam: firstPage,
    queryFn: ({ pageParam: before, signal }) =>
      isWorkflowItem(target)
        ? api.call(historyCalls.ofWorkflow, { query: { workflowId: target.id, ...toPageQuery(before) } }, { signal })
        : api.call(historyCalls.ofProject, { query: { projectId, ...toPageQuery(before) } }, { signal }),
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  });
  useRefetchOnChange(getHistoryKey('points', id), outline);
  const points: readonly HistoryPoint[] = query.data?.pages.flatMap((page) => page.points) ?? [];
  return { ...query, points, unsavedCount: query.data?.pages[0]?.unsavedCount ?? 0 };
}

/** The edits that led to a version. */
export function useVersionEdits(itemId: ItemId, version: number) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['history', 'edits', itemId, version],
    staleTime: 0,
    initialPageParam: firstPage,
    queryFn: ({ pageParam: before, signal }) =>
      api.call(historyCalls.edits, { query: { itemId, version, ...toPageQuery(before) } }, { signal }),
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  });
}

function toPageQuery(before: number | undefined) {
  return before === undefined ? {} : { before };
}

/** Refetches a query whenever `state` changes. */
function useRefetchOnChange(queryKey: readonly unknown[], state: unknown) {
  const queries = useQueryClient();
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    void queries.invalidateQueries({ queryKey });
  });
}
