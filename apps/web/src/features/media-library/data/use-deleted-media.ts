import { deletedAssetsPageSize, mediaCalls, type DeletedAsset } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { createLibraryKey } from './library-queries.ts';

/** What was deleted from the library of a team, page by page, and a mutation that restores an item. */
export function useDeletedMedia(teamId: TeamId) {
  const api = useApi();
  const queries = useQueryClient();
  const [restoredName, setRestoredName] = useState<string>();
  const list = useInfiniteQuery({
    queryKey: [...createLibraryKey(teamId), 'deleted'],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        mediaCalls.listDeleted,
        { query: { teamId, ...(pageParam === 0 ? {} : { skip: pageParam }) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < deletedAssetsPageSize ? undefined : pages.length * deletedAssetsPageSize,
  });
  const restoring = useMutation({
    mutationFn: (item: DeletedAsset) => api.call(mediaCalls.restore, { body: { teamId, ids: [item.id] } }),
    onMutate: () => setRestoredName(undefined),
    onSuccess: (_result, item) => setRestoredName(item.name),
    onSettled: () => queries.invalidateQueries({ queryKey: createLibraryKey(teamId) }),
  });
  return { list, restoring, restoredName };
}
