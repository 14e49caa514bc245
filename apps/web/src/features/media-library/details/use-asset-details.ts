import { mediaCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { uploadAsset } from '../../../media/upload-asset.ts';
import { createContentKey, createLibraryKey, createMetadataKey } from '../data/library-queries.ts';

/** An asset of a team. */
export interface AssetRef {
  readonly teamId: TeamId;
  readonly assetId: AssetId;
}

/** What is known about an asset (A7.78). */
export function useAssetMetadata({ teamId, assetId }: AssetRef) {
  const api = useApi();
  return useQuery({
    queryKey: createMetadataKey(teamId, assetId),
    queryFn: ({ signal }) => api.call(mediaCalls.metadata, { query: { teamId, assetId } }, { signal }),
  });
}

/** The text of an asset (A7.79). */
export function useAssetText({ teamId, assetId }: AssetRef) {
  const api = useApi();
  return useQuery({
    queryKey: createContentKey(teamId, assetId),
    queryFn: ({ signal }) => api.call(mediaCalls.contents, { query: { teamId, assetId } }, { signal }),
  });
}

/** Where an asset is used. */
export function useAssetUses({ teamId, assetId }: AssetRef) {
  const api = useApi();
  return useQuery({
    queryKey: [...createLibraryKey(teamId), mediaCalls.uses.path, assetId],
    queryFn: ({ signal }) => api.call(mediaCalls.uses, { body: { teamId, assetIds: [assetId] } }, { signal }),
  });
}

/** Returns a function that stores a text as the next version of an asset, which keeps its name (A2.55). */
export function useSaveText({ teamId, assetId }: AssetRef) {
  const api = useApi();
  const queries = useQueryClient();
  return async (fileName: string, text: string) => {
    const target = { teamId, assetId, fileName, replaces: true };
    const content = new Blob([text], { type: 'text/plain' });
    await uploadAsset(api, content, target, () => undefined, new AbortController().signal);
    await queries.invalidateQueries({ queryKey: createLibraryKey(teamId) });
  };
}
