import { commentCalls, updateEvents, type CommentMark } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, type ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { useEditingSession } from '../../editing/index.ts';
import { useLive } from '../../live/live-context.tsx';
import { coalesceRuns } from '../../live/coalesce-runs.ts';

/** How many threads hang somewhere, and in how many of them something is new. */
export interface CommentCount {
  readonly open: number;
  readonly unread: number;
}

const none: CommentCount = { open: 0, unread: 0 };
/** By item, and by item and path. */
type Counts = ReadonlyMap<string, CommentCount>;
const Marks = createContext<Counts>(new Map());

/** Knows where open comments hang in the open project, and hears when that changes. */
export function CommentMarksProvider({ children }: { readonly children: ReactNode }) {
  const api = useApi();
  const live = useLive();
  const queries = useQueryClient();
  const { teamId, projectId } = useEditingSession();
  // The session was opened for this team and project.
  const place = { teamId: teamId as TeamId, projectId: projectId as ProjectId };
  const { data } = useQuery({ ...createQuery(api, commentCalls.marks, place), staleTime: Number.POSITIVE_INFINITY });

  useEffect(() => {
    let wasConnected = live.state === 'Connected';
    const refresh = coalesceRuns(() =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [commentCalls.marks.path] }),
        queries.invalidateQueries({ queryKey: ['comments', projectId] }),
      ]),
    );
    const stopHearing = live.onUpdate(updateEvents.commentsChanged.name, (payload) => {
      // What comes over the wire may be anything; what cannot be read is looked up to be safe.
      const heard = updateEvents.commentsChanged.payload.safeDecode(payload as never);
      if (!heard.success || heard.data.projectId === projectId) refresh();
    });
    const stopWatching = live.onStateChange((state) => {
      if (state !== 'Connected') return;
      if (wasConnected) refresh();
      wasConnected = true;
    });
    return () => {
      stopHearing();
      stopWatching();
    };
  }, [live, queries, projectId]);

  return <Marks value={countsOf(data ?? [])}>{children}</Marks>;
}

/** How much is said about an item, or about one of its inputs and what is inside it. */
export function useCommentCount(itemId: string, path?: string): CommentCount {
  return use(Marks).get(path === undefined ? itemId : `${itemId} ${path}`) ?? none;
}

/** The items that something is said about. */
export function useCommentedItems(): Pick<ReadonlyMap<string, unknown>, 'has'> {
  return use(Marks);
}

function countsOf(marks: readonly CommentMark[]): Counts {
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
