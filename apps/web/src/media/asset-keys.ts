import type { TeamId } from '@confab/model';

// Named by hand: the calls of the library are not loaded with the pages that only clear the cache.

/** The cache key of the data about a team's files. */
export const createAssetMetadataKey = (teamId: TeamId, ...id: readonly string[]) => ['assetMetadata', teamId, ...id];

/** The key of the states of the files that a project of a team names. */
export const createAssetStatesKey = (teamId: TeamId, ...assetIds: readonly (readonly string[])[]) => [
  'assetStates',
  teamId,
  ...assetIds,
];
