import type { ReleaseId, TeamId } from '@confab/model';
import type { SteppedWork } from '@confab/dialog-engine';
import type { Db } from '../../services.ts';
import { countAssets } from './asset-counts.repository.ts';
import { listCurrentContents } from './contents.repository.ts';

const guid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const idLength = 36;
const charactersPerStep = 200_000;
const batchSize = 5_000;

/** Lists every id in the source of a release, of which few are those of assets. */
export function* listIdsInSteps(source: string): SteppedWork<readonly string[]> {
  const ids = new Set<string>();
  for (let at = 0; at < source.length; at += charactersPerStep) {
    // An id may begin in one part and end in the next.
    for (const [id] of source.slice(at, at + charactersPerStep + idLength - 1).matchAll(guid))
      ids.add(id.toLowerCase());
    yield;
  }
  return [...ids];
}

/**
 * Freezes the contents of the assets that a release names, so that a published assistant shows them until it is
 * published again, whatever happens in the library.
 *
 * @param ids every id in the source; those that are no assets of the team are left out
 */
export async function storeReleaseAssets(
  trx: Db,
  { teamId, releaseId }: { readonly teamId: TeamId; readonly releaseId: ReleaseId },
  ids: readonly string[],
): Promise<void> {
  if ((await countAssets(trx, teamId)) === 0) return;
  for (let at = 0; at < ids.length; at += batchSize) {
    const contents = await listCurrentContents(trx, teamId, ids.slice(at, at + batchSize));
    const rows = contents.map(({ assetId, id, extension }) => ({
      teamId,
      releaseId,
      assetId,
      contentId: id,
      extension,
    }));
    if (rows.length > 0)
      await trx
        .insertInto('releaseAsset')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}
