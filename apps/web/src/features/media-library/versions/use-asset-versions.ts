import { assetVersionCalls, assetVersionsPageSize } from '@confab/contracts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { useRefreshAddresses } from '../../../media/asset-addresses.ts';
import type { AssetRef } from '../../../media/download-asset.ts';
import { createLibraryKey } from '../data/library-queries.ts';

/** The kept versions of a file, page by page. */
export function useAssetVersions({ teamId, assetId }: AssetRef) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...createLibraryKey(teamId), assetVersionCalls.list.path, assetId],
    queryFn: ({ signal, pageParam }) =>
      api.call(assetVersionCalls.list, { query: { teamId, assetId, skip: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const skip = pages.length * assetVersionsPageSize;
      return skip < total ? skip : undefined;
    },
  });
}

/** Makes a version the newest one; the list, the details and the addresses of pictures are read again. */
export function useRestoreVersion({ teamId, assetId }: AssetRef) {
  const api = useApi();
  const queries = useQueryClient();
  const refreshAddresses = useRefreshAddresses(teamId);
  return useMutation({
    mutationFn: (versions: { readonly version: number; readonly expectedVersion: number }) =>
      api.call(assetVersionCalls.restore, { body: { teamId, assetId, ...versions } }),
    // Also after a refusal, because another person has made a newer version.
    onSettled: async () => {
      await refreshAddresses();
      await queries.invalidateQueries({ queryKey: createLibraryKey(teamId) });
    },
  });
}
