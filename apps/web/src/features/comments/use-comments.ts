import { commentCalls, type CommentThread } from '@confab/contracts';
import type { AccountId, CommentId, ItemId, ThreadId } from '@confab/model';
import { skipToken, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useEditingSession } from '../../editing/index.ts';

/** Which threads to list. */
export interface ThreadFilter {
  /** Undefined lists the threads of the whole project. */
  readonly itemId: ItemId | undefined;
  readonly state: 'open' | 'resolved';
}

/** The text of a comment, and the account ids that it mentions. */
export interface CommentDraft {
  readonly text: string;
  readonly mentions: readonly AccountId[];
}

function useProjectIds() {
  const { teamId, projectId } = useEditingSession();
  return { teamId, projectId };
}

/** Threads, most recently active first. */
export function useThreads({ itemId, state }: ThreadFilter) {
  const api = useApi();
  const projectIds = useProjectIds();
  return useInfiniteQuery({
    queryKey: ['comments', projectIds.projectId, itemId ?? '', state],
    staleTime: 0,
    initialPageParam: 0,
    queryFn: ({ pageParam: skip, signal }) =>
      api.call(
        commentCalls.list,
        { query: { ...projectIds, state, skip, ...(itemId === undefined ? {} : { itemId }) } },
        { signal },
      ),
    getNextPageParam: ({ nextSkip }) => nextSkip ?? undefined,
  });
}

/** The thread in the URL, whatever its state. */
export function useThread(threadId: ThreadId | undefined) {
  const api = useApi();
  const projectIds = useProjectIds();
  return useQuery({
    queryKey: ['comments', projectIds.projectId, 'thread', threadId],
    staleTime: 0,
    queryFn:
      threadId === undefined
        ? skipToken
        : async ({ signal }): Promise<CommentThread | null> => {
            const query = { ...projectIds, threadId };
            return (await api.call(commentCalls.list, { query }, { signal })).threads[0] ?? null;
          },
  });
}

/** Mutations of comments; each invalidates all comment queries. */
export function useCommentMutations() {
  const api = useApi();
  const projectIds = useProjectIds();
  const { newId } = useEditingSession();
  const queries = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['comments', projectIds.projectId] }),
      queries.invalidateQueries({ queryKey: [commentCalls.marks.path] }),
    ]);
  const toBody = ({ text, mentions }: CommentDraft) => ({
    ...projectIds,
    text,
    mentions: [...mentions],
  });
  const create = useMutation({
    mutationFn: ({ itemId, path, ...draft }: CommentDraft & { readonly itemId: ItemId; readonly path: string }) =>
      api.call(commentCalls.create, { body: { ...toBody(draft), itemId, path, newThreadId: newId() } }),
    onSuccess,
  });
  const reply = useMutation({
    mutationFn: ({ threadId, ...draft }: CommentDraft & { readonly threadId: ThreadId }) =>
      api.call(commentCalls.reply, { body: { ...toBody(draft), threadId, newCommentId: newId() } }),
    onSuccess,
  });
  const edit = useMutation({
    mutationFn: ({ commentId, ...draft }: CommentDraft & { readonly commentId: CommentId }) =>
      api.call(commentCalls.edit, { body: { ...toBody(draft), commentId } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (commentId: CommentId) => api.call(commentCalls.remove, { body: { ...projectIds, commentId } }),
    onSuccess,
  });
  const resolve = useMutation({
    mutationFn: (resolution: { readonly threadId: ThreadId; readonly isResolved: boolean }) =>
      api.call(commentCalls.resolve, { body: { ...projectIds, ...resolution } }),
    onSuccess,
  });
  return { create, reply, edit, remove, resolve };
}

/** Marks threads as read, and refreshes the comment counts. */
export function useMarkRead() {
  const api = useApi();
  const projectIds = useProjectIds();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (threadIds: readonly ThreadId[]) =>
      api.call(commentCalls.markRead, { body: { ...projectIds, threadIds: threadIds.slice(0, 200) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [commentCalls.marks.path] }),
  }).mutate;
}
