import type { ReleaseId, TeamId } from '@confab/model';
import type { SteppedWork } from '@confab/dialog-engine';
import type { Db } from '../../services.ts';
import { countAssets } from './asset-counts.repository.ts';
import { listCurrentContents, type NamedContent } from './contents.repository.ts';

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
  for await (const contents of readCurrentContents(trx, teamId, ids)) {
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

/**
 * Whether a release shows the newest contents of the assets that a source names, so that freezing it again would change
 * nothing.
 *
 * @param ids every id in the source
 */
export async function hasCurrentAssets(
  trx: Db,
  { teamId, releaseId }: { readonly teamId: TeamId; readonly releaseId: ReleaseId },
  ids: readonly string[],
): Promise<boolean> {
  const rows = await trx
    .selectFrom('releaseAsset')
    .where('teamId', '=', teamId)
    .where('releaseId', '=', releaseId)
    .select(['assetId', 'contentId'])
    .execute();
  const frozen = new Map<string, string>(rows.map(({ assetId, contentId }) => [assetId, contentId]));
  let currentCount = 0;
  for await (const contents of readCurrentContents(trx, teamId, ids)) {
    if (contents.some(({ assetId, id }) => frozen.get(assetId) !== id)) return false;
    currentCount += contents.length;
  }
  return currentCount === frozen.size;
}

/** Which of these releases show an asset whose content has been replaced in the library since. */
export async function listReleasesWithOldAssets(
  db: Db,
  teamId: TeamId,
  releaseIds: readonly ReleaseId[],
): Promise<ReadonlySet<ReleaseId>> {
  if (releaseIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('releaseAsset')
    .innerJoin('asset', (join) =>
      join.onRef('asset.teamId', '=', 'releaseAsset.teamId').onRef('asset.id', '=', 'releaseAsset.assetId'),
    )
    .innerJoin('assetVersion', (join) =>
      join
        .onRef('assetVersion.teamId', '=', 'asset.teamId')
        .onRef('assetVersion.assetId', '=', 'asset.id')
        .onRef('assetVersion.number', '=', 'asset.version'),
    )
    .where('releaseAsset.teamId', '=', teamId)
    .where('releaseAsset.releaseId', 'in', [...releaseIds])
    .where('asset.deletedAt', 'is', null)
    .whereRef('assetVersion.contentId', '!=', 'releaseAsset.contentId')
    .select('releaseAsset.releaseId')
    .distinct()
    .execute();
  return new Set(rows.map(({ releaseId }) => releaseId));
}

async function* readCurrentContents(
  trx: Db,
  teamId: TeamId,
  ids: readonly string[],
): AsyncGenerator<readonly NamedContent[]> {
  for (let at = 0; at < ids.length; at += batchSize)
    yield await listCurrentContents(trx, teamId, ids.slice(at, at + batchSize));
}
