import { analyticCalls, newConversationsMax, recordingCalls, type AnalyticDataOf } from '@confab/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { getPollMs } from '../../../api/get-poll-ms.ts';
import type { AnalyticRequest } from '../use-analytic-data.ts';

type Row = AnalyticDataOf<'correspondence'>['conversations'][number];

/** The conversations that were loaded since the list became live. */
interface Tail {
  readonly untilUtc: string;
  /** Newest first. */
  readonly rows: readonly Row[];
  /** How often in a row nothing had happened. */
  readonly quietCount: number;
}

const shortestPauseMs = 3_000;
const longestPauseMs = 30_000;
/** After a longer absence the list is read again; one answer reaches no further back. */
const longestAbsenceMs = 10 * 60_000;

/** How long to wait before the next request: longer, the longer nothing has happened. */
export function getPauseMs(quietCount: number): number {
  return Math.min(longestPauseMs, shortestPauseMs * 2 ** quietCount);
}

/** The rows with newer ones in place of older ones of the same conversation; the newest of them, newest first. */
export function mergeRows(before: readonly Row[], newer: readonly Row[]): readonly Row[] {
  const known = new Map([...before, ...newer].map((row) => [row.conversation, row]));
  return [...known.values()]
    .toSorted((one, other) => other.startedUtc.localeCompare(one.startedUtc))
    .slice(0, newConversationsMax);
}

/**
 * Polls for conversations that begin or continue while the tab is visible.
 *
 * @param start names the time at which the list became live; undefined reads nothing.
 */
export function useLiveConversations(request: AnalyticRequest, start: number | undefined) {
  const api = useApi();
  const queries = useQueryClient();
  const { teamId, projectIds, stage, channel, language, releaseId } = request;
  const [projectId] = projectIds;
  const filters = {
    ...(stage && { stage }),
    ...(channel !== undefined && { channel }),
    ...(language !== undefined && { language }),
    ...(releaseId && { releaseId }),
  };
  const queryKey = [recordingCalls.listNew.path, projectId, filters, start];
  return useQuery({
    queryKey,
    async queryFn({ signal }): Promise<Tail> {
      if (!projectId) throw new Error('A live list is about one project.');
      const before = queries.getQueryData<Tail>(queryKey);
      const body = { teamId, projectId, ...filters, ...(before && { sinceUtc: before.untilUtc }) };
      const { untilUtc, conversations } = await api.call(recordingCalls.listNew, { body }, { signal });
      if (before && Date.parse(untilUtc) - Date.parse(before.untilUtc) > longestAbsenceMs)
        void queries.invalidateQueries({ queryKey: [analyticCalls.retrieve.path] });
      const rows = mergeRows(before?.rows ?? [], conversations);
      const isQuiet = before !== undefined && JSON.stringify(rows) === JSON.stringify(before.rows);
      return { untilUtc, rows, quietCount: isQuiet ? before.quietCount + 1 : 0 };
    },
    enabled: start !== undefined,
    // The library asks for this before each pause, and waits while the tab is hidden.
    refetchInterval: ({ state }) => getPollMs(getPauseMs(state.data?.quietCount ?? 0), state),
    gcTime: 0,
  });
}
