import type { AssetStates, SteppedWork } from '@confab/dialog-engine';
import type { TeamId, JsonObject, JsonText } from '@confab/model';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import type { Db } from '../../services.ts';
import { listAssetStates } from './asset-states.repository.ts';
import { listIdsInSteps } from './release-assets.repository.ts';

const batchSize = 5_000;

/** Loads the states of the team's files that drafts may name. Few of the ids in drafts belong to files. */
export async function loadAssetStates(
  db: Db,
  teamId: TeamId,
  rows: readonly { readonly draft: JsonText<JsonObject> }[],
): Promise<AssetStates> {
  const ids = await runInSlices(listIdsOfDrafts(rows));
  const states = [];
  for (let at = 0; at < ids.length; at += batchSize)
    states.push(...(await listAssetStates(db, teamId, ids.slice(at, at + batchSize))));
  return new Map(states.map(({ assetId, ...state }) => [assetId, state]));
}

function* listIdsOfDrafts(rows: readonly { readonly draft: JsonText<JsonObject> }[]): SteppedWork<readonly string[]> {
  const ids = new Set<string>();
  for (const { draft } of rows) for (const id of yield* listIdsInSteps(draft)) ids.add(id);
  return [...ids];
}
