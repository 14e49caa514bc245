import { commentCalls, type CommentThread } from '@confab/contracts';
import type { AccountId, CommentId, ItemId, ProjectId, TeamId, ThreadId } from '@confab/model';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useEditingSession } from '../../editing/index.ts';

/** Which threads are listed. */
export interface ThreadsOf {
  /** Of the whole project without one. */
  readonly itemId: string | undefined;
  readonly state: 'open' | 'resolved';
}

/** What somebody says, and whom he calls by name. */
export interface Said {
  readonly text: string;
  readonly mentions: readonly string[];
}

function usePlace() {
  const { teamId, projectId } = useEditingSession();
  // The session was opened for this team and project.
  return { teamId: teamId as TeamId, projectId: projectId as ProjectId };
}

/** Threads, the one with the latest word first; read again whenever somebody says something. */
export function useThreads({ itemId, state }: ThreadsOf) {
  const api = useApi();
  const place = usePlace();
  return useInfiniteQuery({
    queryKey: ['comments', place.projectId, itemId ?? '', state],
    staleTime: 0,
    initialPageParam: 0,
    queryFn: ({ pageParam: skip, signal }) =>
      api.call(
        commentCalls.list,
        { query: { ...place, state, skip, ...(itemId === undefined ? {} : { itemId: itemId as ItemId }) } },
        { signal },
      ),
    getNextPageParam: ({ nextSkip }) => nextSkip ?? undefined,
  });
}

/** One thread that a link leads to, whatever its state. */
export function useThread(threadId: string | null) {
  const api = useApi();
  const place = usePlace();
  return useQuery({
    queryKey: ['comments', place.projectId, 'thread', threadId],
    enabled: threadId !== null,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<CommentThread | null> => {
      const query = { ...place, threadId: threadId as ThreadId };
      return (await api.call(commentCalls.list, { query }, { signal })).threads[0] ?? null;
    },
  });
}

/** What can be said and done about comments. Afterwards everything that shows comments is read again. */
export function useCommenting() {
  const api = useApi();
  const place = usePlace();
  const { newId } = useEditingSession();
  const queries = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['comments', place.projectId] }),
      queries.invalidateQueries({ queryKey: [commentCalls.marks.path] }),
    ]);
  const toBody = ({ text, mentions }: Said) => ({ ...place, text, mentions: [...mentions] as AccountId[] });
  const begin = useMutation({
    mutationFn: ({ itemId, path, ...said }: Said & { readonly itemId: string; readonly path: string }) =>
      api.call(commentCalls.create, {
        body: { ...toBody(said), itemId: itemId as ItemId, path, newThreadId: newId() as ThreadId },
      }),
    onSuccess,
  });
  const reply = useMutation({
    mutationFn: ({ threadId, ...said }: Said & { readonly threadId: ThreadId }) =>
      api.call(commentCalls.reply, { body: { ...toBody(said), threadId, newCommentId: newId() as CommentId } }),
    onSuccess,
  });
  const edit = useMutation({
    mutationFn: ({ commentId, ...said }: Said & { readonly commentId: CommentId }) =>
      api.call(commentCalls.edit, { body: { ...toBody(said), commentId } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (commentId: CommentId) => api.call(commentCalls.remove, { body: { ...place, commentId } }),
    onSuccess,
  });
  const resolve = useMutation({
    mutationFn: (settled: { readonly threadId: ThreadId; readonly isResolved: boolean }) =>
      api.call(commentCalls.resolve, { body: { ...place, ...settled } }),
    onSuccess,
  });
  return { begin, reply, edit, remove, resolve };
}

/** Notes that threads have been seen; the marks are then read again. */
export function useMarkRead() {
  const api = useApi();
  const place = usePlace();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (threadIds: readonly ThreadId[]) =>
      api.call(commentCalls.markRead, { body: { ...place, threadIds: threadIds.slice(0, 200) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [commentCalls.marks.path] }),
  }).mutate;
}
