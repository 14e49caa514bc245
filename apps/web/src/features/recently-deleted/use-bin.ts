import { binCalls, type BinnedItem } from '@confab/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';

interface Place {
  readonly teamId: BinnedItem['projectId'] | string;
  readonly projectId?: string | undefined;
}

/** Restores an item in the open project. @returns how that went. */
export type Restore = (
  itemId: string,
) => Promise<{ readonly type: 'done' } | { readonly type: 'failed'; readonly message: string }>;

/** What was deleted: in a project, or the projects of a team. */
export function useBin({ teamId, projectId }: Place) {
  const api = useApi();
  const query = {
    // Ids of the team that is active and of the project that is open.
    teamId: teamId as never,
    ...(projectId === undefined ? {} : { projectId: projectId as BinnedItem['projectId'] }),
  };
  return useQuery({
    queryKey: keyOf({ teamId, projectId }),
    queryFn: ({ signal }) => api.call(binCalls.list, { query }, { signal }),
    // A colleague may have deleted something since.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Brings one of them back: through the open project when there is one, which shows it at once. */
export function useRestore({ teamId, projectId }: Place, restore: Restore | undefined) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(itemId: BinnedItem['itemId']) {
      if (!restore) return api.call(binCalls.restore, { body: { teamId: teamId as never, itemId } });
      const done = await restore(itemId);
      if (done.type === 'failed') throw new Error(done.message);
      return null;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf({ teamId, projectId }) }),
    onSuccess: () => (restore ? undefined : queries.invalidateQueries({ queryKey: ['projects'] })),
  });
}

function keyOf({ teamId, projectId }: Place) {
  return ['bin', teamId, projectId ?? ''];
}
