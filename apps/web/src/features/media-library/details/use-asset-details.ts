import { mediaCalls } from '@confab/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import type { AssetRef } from '../../../media/download-asset.ts';
import { loadAssetText } from '../../../media/load-asset.ts';
import { useReplaceAsset } from '../../../media/use-replace-asset.ts';
import { createContentKey, createLibraryKey, createMetadataKey } from '../data/library-queries.ts';

export type { AssetRef } from '../../../media/download-asset.ts';

/** Loads the metadata of an asset (A7.78). */
export function useAssetMetadata({ teamId, assetId }: AssetRef) {
  const api = useApi();
  return useQuery({
    queryKey: createMetadataKey(teamId, assetId),
    queryFn: ({ signal }) => api.call(mediaCalls.metadata, { query: { teamId, assetId } }, { signal }),
  });
}

/** The text of an asset with its version (A7.79). */
export function useAssetText({ teamId, assetId }: AssetRef) {
  const api = useApi();
  return useQuery({
    queryKey: createContentKey(teamId, assetId),
    queryFn: ({ signal }) => loadAssetText(api, { teamId, assetId }, signal),
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

/** A text that was edited. */
export interface EditedText {
  readonly fileName: string;
  readonly text: string;
  /** The version that was edited. */
  readonly version: number | undefined;
}

/**
 * Returns a function that stores a text as the next version of an asset, which keeps its name (A2.55). It asks before
 * it replaces a version of another person. The function returns the version that was stored.
 */
export function useSaveText({ teamId, assetId }: AssetRef) {
  const replaceAsset = useReplaceAsset();
  const queries = useQueryClient();
  return async ({ fileName, text, version }: EditedText, onProgress: (sent: number, total: number) => void) => {
    const content = new Blob([text], { type: 'text/plain' });
    const asset = { teamId, assetId, fileName, version };
    const stored = await replaceAsset(content, asset, onProgress, new AbortController().signal);
    await queries.invalidateQueries({ queryKey: createLibraryKey(teamId) });
    return stored.version.number;
  };
}
