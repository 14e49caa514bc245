import { analyticCalls, type AnalyticDataOf } from '@confab/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUtcDay } from '../../../dates/index.ts';
import type { AnalyticLocation } from '../filters/analytic-location.ts';
import type { AnalyticRequest } from '../use-analytic-data.ts';
import { useLiveConversations } from './use-live-conversations.ts';

type Data = AnalyticDataOf<'correspondence'>;

/** A list of conversations that follows what happens, once it is switched on. */
export function useLiveList(data: Data, request: AnalyticRequest, location: AnalyticLocation) {
  const { page, conversation, turn, quickRange } = location;
  const queries = useQueryClient();
  const [start, setStart] = useState<number>();
  const today = useUtcDay();
  const isPossible = page === 0 && Object.keys(turn).length === 0 && (quickRange !== undefined || request.to >= today);
  const isLive = isPossible && start !== undefined;
  const tail = useLiveConversations(request, isLive ? start : undefined);
  const rows = isLive ? (tail.data?.rows ?? []) : [];
  const listed = new Set(data.conversations.map((row) => row.conversation));
  const newestUtc = data.conversations[0]?.startedUtc ?? '';
  const newRows = rows.filter((row) => !listed.has(row.conversation) && row.startedUtc > newestUtc);
  const current = new Map(rows.map((row) => [row.conversation, row]));
  const openTurns = conversation === undefined ? undefined : current.get(conversation)?.turns;

  useEffect(() => {
    if (openTurns === undefined) return;
    // The turns of the open conversation; its list follows by its rows.
    void queries.invalidateQueries({
      queryKey: [analyticCalls.retrieve.path],
      predicate: ({ queryKey: [, body] }) => (body as Partial<AnalyticRequest>).conversation === conversation,
    });
  }, [queries, conversation, openTurns]);

  return {
    /** The list with the turns that its conversations have by now; it does not grow. */
    data: { ...data, conversations: data.conversations.map((row) => getLater(row, current.get(row.conversation))) },
    openTurns,
    bar: {
      isLive,
      isPossible,
      hasFailed: isLive && tail.isError,
      newCount: newRows.length,
      onChange(next: boolean) {
        setStart(next ? Date.now() : undefined);
        if (next) void queries.invalidateQueries({ queryKey: [analyticCalls.retrieve.path] });
      },
      onShowNew: () => void queries.invalidateQueries({ queryKey: [analyticCalls.retrieve.path] }),
    },
  };
}

type Row = Data['conversations'][number];

function getLater(row: Row, other: Row | undefined): Row {
  return other && other.turns > row.turns ? other : row;
}
