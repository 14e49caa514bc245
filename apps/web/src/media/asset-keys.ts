import type { TeamId } from '@confab/model';

// Named by hand: the calls of the library are not loaded with the pages that only forget what was cached.

/** The key of what is known about the files of a team in the cache. */
export const createAssetMetadataKey = (teamId: TeamId, ...id: readonly string[]) => ['assetMetadata', teamId, ...id];

/** The key of the states of the files that a project of a team names. */
export const createAssetStatesKey = (teamId: TeamId, ...assetIds: readonly (readonly string[])[]) => [
  'assetStates',
  teamId,
  ...assetIds,
];
