import { historyCalls, type HistoryPoint, type ItemVersion } from '@confab/contracts';
import type { ItemId, ItemKind, NodeId, ProjectId, WorkflowId } from '@confab/model';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { useItem, useEditingSession, useProjectOutline } from '../../editing/index.ts';
import { logWarning } from '../../platform/log.ts';

/** What a history is of. */
export interface HistoryOf {
  readonly id: string;
  readonly kind: ItemKind;
}

const firstPage: number | undefined = undefined;
const keyOf = (list: 'versions' | 'points', id: string) => ['history', list, id] as const;

/** The saves of one item, newest first; read again whenever it is saved. */
export function useVersions({ id, kind }: HistoryOf) {
  const api = useApi();
  const item = useItem(id);
  const found = useInfiniteQuery({
    queryKey: keyOf('versions', id),
    staleTime: 0,
    initialPageParam: firstPage,
    queryFn: ({ pageParam: before, signal }) =>
      kind === 'node'
        ? // Kinds tell what each id is of.
          api.call(historyCalls.ofNode, { query: { nodeId: id as NodeId, ...since(before) } }, { signal })
        : api.call(historyCalls.ofItem, { query: { itemId: id as ItemId, ...since(before) } }, { signal }),
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  });
  useReadAgain(keyOf('versions', id), `${item?.version} ${item?.isDirty}`);
  const versions: readonly ItemVersion[] = found.data?.pages.flatMap((page) => page.versions) ?? [];
  return { ...found, versions };
}

/** What happened to a project, or to a workflow with its nodes; read again whenever anything in it is saved. */
export function usePoints({ id, kind }: HistoryOf) {
  const api = useApi();
  const skeleton = useProjectOutline();
  const found = useInfiniteQuery({
    queryKey: keyOf('points', id),
    staleTime: 0,
    initialPageParam: firstPage,
    queryFn: ({ pageParam: before, signal }) =>
      kind === 'workflow'
        ? api.call(historyCalls.ofWorkflow, { query: { workflowId: id as WorkflowId, ...since(before) } }, { signal })
        : api.call(historyCalls.ofProject, { query: { projectId: id as ProjectId, ...since(before) } }, { signal }),
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  });
  useReadAgain(keyOf('points', id), skeleton);
  const points: readonly HistoryPoint[] = found.data?.pages.flatMap((page) => page.points) ?? [];
  return { ...found, points, unsavedCount: found.data?.pages[0]?.unsavedCount ?? 0 };
}

/** The edits that led to a version. */
export function useEdits(itemId: string, version: number) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['history', 'edits', itemId, version],
    staleTime: 0,
    initialPageParam: firstPage,
    queryFn: ({ pageParam: before, signal }) =>
      api.call(historyCalls.edits, { query: { itemId: itemId as ItemId, version, ...since(before) } }, { signal }),
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  });
}

/** The values of a version; they never change. */
export function useVersionValues(itemId: string, version: number | undefined) {
  const api = useApi();
  const found = useQuery({
    ...createQuery(api, historyCalls.version, { itemId: itemId as ItemId, version: version ?? 0 }),
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failure = found.error?.message;
  useEffect(() => {
    // It is logged and nobody is interrupted (A8.94); where the values would stand, one can try again.
    if (failure !== undefined) logWarning(`Version ${version} of ${itemId} could not be loaded: ${failure}`);
  }, [failure, version, itemId]);
  return found;
}

/** A state of the project: its drafts, or a version by its number. */
export type ProjectState = 'draft' | number;

/** Which items differ between two states of the open project. */
export function useProjectComparison(from: ProjectState, to: ProjectState) {
  const api = useApi();
  const { projectId } = useEditingSession();
  return useQuery({
    ...createQuery(api, historyCalls.compare, { projectId: projectId as ProjectId, from: `${from}`, to: `${to}` }),
    staleTime: 0,
  });
}

function since(before: number | undefined) {
  return before === undefined ? {} : { before };
}

/** Reads a list again when what it depends on has become another. */
function useReadAgain(queryKey: readonly unknown[], state: unknown) {
  const queries = useQueryClient();
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    void queries.invalidateQueries({ queryKey });
  });
}
