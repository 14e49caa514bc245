import type { TeamId } from '@confab/model';
import { listAssetStates } from '../../../core/media/asset-states.repository.ts';
import type { AssetRow } from '../../../core/media/assets.repository.ts';
import type { Services } from '../../../services.ts';
import { createMentionedIds } from './mentioned-ids.ts';
import { selectUnusedAssets, type UnusedSearch } from './unused-assets.repository.ts';

const idsPerStatement = 5_000;

/** The files of a team that no draft, no test and no published stage mentions, even in a text. */
export async function listUnusedAssets(
  { db, processState }: Services,
  teamId: TeamId,
  search: UnusedSearch,
): Promise<{ readonly rows: readonly AssetRow[]; readonly total: number }> {
  const mentioned = [...(await processState.get(createMentionedIds).list(db, teamId))];
  const usedIds: string[] = [];
  for (let at = 0; at < mentioned.length; at += idsPerStatement) {
    const assets = await listAssetStates(db, teamId, mentioned.slice(at, at + idsPerStatement));
    usedIds.push(...assets.map(({ assetId }) => assetId));
  }
  return selectUnusedAssets(db, teamId, usedIds, search);
}
