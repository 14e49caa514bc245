import { recentlyDeletedCalls, type DeletedItem } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createShownError, type Message } from '../../words/message.ts';

interface ListScope {
  readonly teamId: TeamId;
  readonly projectId?: ProjectId | undefined;
}

/** Restores an item in the open project. @returns whether that worked. */
export type Restore = (
  itemId: string,
) => Promise<{ readonly type: 'done' } | { readonly type: 'failed'; readonly message: Message }>;

/** The deleted items of a project, or the deleted projects of a team. */
export function useRecentlyDeleted({ teamId, projectId }: ListScope) {
  const api = useApi();
  const query = toQuery({ teamId, projectId });
  return useQuery({
    queryKey: getListKey({ teamId, projectId }),
    queryFn: ({ signal }) => api.call(recentlyDeletedCalls.list, { query }, { signal }),
    // Always refetched, because colleagues delete items too.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Restores an item: through the open project if there is one, so that it appears immediately, otherwise by a call. */
export function useRestore({ teamId, projectId }: ListScope, restore: Restore | undefined) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(itemId: DeletedItem['itemId']) {
      if (!restore) return api.call(recentlyDeletedCalls.restore, { body: { teamId, itemId } });
      const result = await restore(itemId);
      if (result.type === 'failed') throw createShownError(result.message);
      return null;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: getListKey({ teamId, projectId }) }),
    onSuccess: () => (restore ? undefined : queries.invalidateQueries({ queryKey: ['projects'] })),
  });
}

/** Permanently deletes all deleted items of the list. @returns whether all is deleted already. */
export function useEmptyRecentlyDeleted({ teamId, projectId }: ListScope) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn() {
      const body = toQuery({ teamId, projectId });
      const { isComplete } = await api.call(recentlyDeletedCalls.empty, { body });
      return isComplete;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: getListKey({ teamId, projectId }) }),
  });
}

function toQuery({ teamId, projectId }: ListScope) {
  return { teamId, ...(projectId === undefined ? {} : { projectId }) };
}

function getListKey({ teamId, projectId }: ListScope) {
  return ['recently-deleted', teamId, projectId ?? ''];
}
