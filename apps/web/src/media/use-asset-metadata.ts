import { mediaCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { AssetMetadata } from '@confab/model/media';
import { skipToken, useQuery } from '@tanstack/react-query';
import { ApiFailure } from '../api/api-client.ts';
import { useApi } from '../api/api-context.tsx';
import { isAssetId } from './asset-addresses.ts';
import { createAssetMetadataKey } from './asset-keys.ts';

/** What is known about a file of the library. */
interface AssetState {
  /** Undefined while it is loading, and when it is not known. */
  readonly metadata: AssetMetadata | undefined;
  readonly isLoading: boolean;
  /** Why it could not be loaded, to be shown. */
  readonly error: Error | null;
  /** Whether the library of the team has no such file. */
  readonly isMissing: boolean;
  /** Loads it again, after its content was replaced. */
  readonly reload: () => void;
}

/** Loads the data about a file of the library (A7.78); nothing for a text that is not the id of an asset. */
export function useAssetMetadata(teamId: TeamId, id: string): AssetState {
  const api = useApi();
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: createAssetMetadataKey(teamId, id),
    queryFn: isAssetId(id)
      ? ({ signal }) => api.call(mediaCalls.metadata, { query: { teamId, assetId: id } }, { signal })
      : skipToken,
    staleTime: 60_000,
  });
  return {
    metadata: isAssetId(id) ? data : undefined,
    isLoading,
    error,
    isMissing: error instanceof ApiFailure && error.kind === 'notFound',
    reload: () => void refetch(),
  };
}
