import { assetVersionCalls, assetVersionsPageSize } from '@confab/contracts';
import type { ImageSize } from '@confab/model/media';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../api/api-client.ts';
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
    // Also after a refusal: somebody else has made a newer version.
    onSettled: async () => {
      await refreshAddresses();
      await queries.invalidateQueries({ queryKey: createLibraryKey(teamId) });
    },
  });
}

/** A version of a file. */
export interface VersionRef extends AssetRef {
  readonly version: number;
}

/** The content of a version, which never changes. @param imageSize of a picture; undefined for the file as it was uploaded */
export function useVersionContent(ref: VersionRef, imageSize?: ImageSize) {
  const api = useApi();
  const { teamId, assetId, version } = ref;
  return useQuery({
    queryKey: [assetVersionCalls.contents.path, teamId, assetId, version, imageSize],
    queryFn: ({ signal }) => loadVersion(api, ref, { imageSize, signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  });
}

/** Loads the content of a version. Fails with an `ApiFailure` whose message can be shown. */
export async function loadVersion(
  api: ApiClient,
  { teamId, assetId, version }: VersionRef,
  { imageSize, signal }: { readonly imageSize?: ImageSize | undefined; readonly signal?: AbortSignal } = {},
): Promise<Blob> {
  let loaded = new Blob();
  const query = { teamId, assetId, version, ...(imageSize === undefined ? {} : { imageSize }) };
  await api.call(
    assetVersionCalls.contents,
    { query },
    { ...(signal ? { signal } : {}), onContent: (content) => (loaded = content) },
  );
  return loaded;
}
