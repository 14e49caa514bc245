import { commentCalls, updateEvents, type CommentMark } from '@confab/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, type ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { useEditingSession } from '../../editing/index.ts';
import { useLive } from '../../live/live-context.tsx';
import { onEventsMissed } from '../../live/on-events-missed.ts';
import { coalesceRuns } from '../../live/coalesce-runs.ts';

/** Number of open and of unread threads of an item or input. */
export interface CommentCount {
  readonly open: number;
  readonly unread: number;
}

const none: CommentCount = { open: 0, unread: 0 };
/** Counts by item id, and by item id and path. */
type Counts = ReadonlyMap<string, CommentCount>;
const CommentCounts = createContext<Counts>(new Map());

/** Provides the comment counts of the open project, and refreshes them when comments change. */
export function CommentCountsProvider({ children }: { readonly children: ReactNode }) {
  const api = useApi();
  const live = useLive();
  const queries = useQueryClient();
  const { teamId, projectId } = useEditingSession();
  const projectIds = { teamId, projectId };
  const { data } = useQuery({
    ...createQuery(api, commentCalls.marks, projectIds),
    staleTime: Number.POSITIVE_INFINITY,
  });

  useEffect(() => {
    const refresh = coalesceRuns(() =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [commentCalls.marks.path] }),
        queries.invalidateQueries({ queryKey: ['comments', projectId] }),
      ]),
    );
    const unsubscribe = live.onUpdate(updateEvents.commentsChanged.name, (payload) => {
      // An unreadable event refreshes too, to be safe.
      const event = updateEvents.commentsChanged.payload.safeParse(payload);
      if (!event.success || event.data.projectId === projectId) refresh();
    });
    const unsubscribeMissed = onEventsMissed(live, refresh);
    return () => {
      unsubscribe();
      unsubscribeMissed();
    };
  }, [live, queries, projectId]);

  return <CommentCounts value={countThreads(data ?? [])}>{children}</CommentCounts>;
}

/** The comment count of an item, or of one of its inputs. */
export function useCommentCount(itemId: string, path?: string): CommentCount {
  return use(CommentCounts).get(path === undefined ? itemId : `${itemId} ${path}`) ?? none;
}

/** The comment counts of the items with comments. */
export function useCommentCounts(): ReadonlyMap<string, CommentCount> {
  return use(CommentCounts);
}

function countThreads(marks: readonly CommentMark[]): Counts {
  const counts = new Map<string, CommentCount>();
  const add = (key: string, isUnread: boolean) => {
    const { open, unread } = counts.get(key) ?? none;
    counts.set(key, { open: open + 1, unread: unread + (isUnread ? 1 : 0) });
  };
  for (const { itemId, path, isUnread } of marks) {
    add(itemId, isUnread);
    if (path !== '') add(`${itemId} ${path}`, isUnread);
  }
  return counts;
}
