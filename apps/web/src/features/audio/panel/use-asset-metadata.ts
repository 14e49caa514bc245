import { mediaCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { assetIdSchema } from '@confab/model/media';
import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '../../../api/api-client.ts';
import { useApi } from '../../../api/api-context.tsx';

/** The key of an asset's metadata in the cache. */
export const getMetadataKey = (teamId: TeamId, assetId: string) => [mediaCalls.metadata.path, teamId, assetId];

/** What is known about an asset (A7.78); nothing is asked for a blank id. */
export function useAssetMetadata(teamId: TeamId, assetId: string) {
  const api = useApi();
  return useQuery({
    queryKey: getMetadataKey(teamId, assetId),
    queryFn: () => api.call(mediaCalls.metadata, { query: { teamId, assetId: assetIdSchema.parse(assetId) } }),
    enabled: assetId !== '',
  });
}

/** Whether the library of the team has no such file. @param error of the query of its metadata */
export const isMissingAsset = (error: unknown) => error instanceof ApiFailure && error.kind === 'notFound';
