import { mediaCalls, type AssetStateAnswer } from '@confab/contracts';
import type { AssetStates } from '@confab/dialog-engine';
import type { TeamId } from '@confab/model';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../api/api-client.ts';
import { isAssetId } from '../../media/asset-addresses.ts';
import { createAssetStatesKey } from '../../media/asset-keys.ts';

/** Number of ids of one call. */
const idsPerCall = 1_000;
/** How long the states of a project's files are not requested again. */
const freshMs = 30_000;

interface AssetStateSource {
  readonly api: ApiClient;
  readonly client: QueryClient;
  readonly teamId: TeamId;
}

/**
 * Reads the states of files. Returns undefined when they cannot be read now, so that the files are not checked, rather
 * than reported as missing.
 */
export async function readAssetStates(
  { api, client, teamId }: AssetStateSource,
  ids: readonly string[],
): Promise<AssetStates | undefined> {
  const sorted = ids.filter(isAssetId).toSorted();
  const parts: (typeof sorted)[] = [];
  for (let at = 0; at < sorted.length; at += idsPerCall) parts.push(sorted.slice(at, at + idsPerCall));
  try {
    const answers: readonly AssetStateAnswer[][] = await Promise.all(
      parts.map((assetIds) =>
        client.fetchQuery({
          queryKey: createAssetStatesKey(teamId, assetIds),
          queryFn: () => api.call(mediaCalls.states, { body: { teamId, assetIds } }),
          staleTime: freshMs,
          retry: false,
        }),
      ),
    );
    return new Map(answers.flat().map(({ assetId, ...state }) => [assetId, state]));
  } catch {
    return undefined;
  }
}
