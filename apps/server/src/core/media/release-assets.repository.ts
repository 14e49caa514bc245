import { guidsInText, type ReleaseId, type TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import type { SteppedWork } from '@confab/dialog-engine';
import type { Db } from '../../services.ts';
import { countAssets } from './asset-counts.repository.ts';
import { listCurrentContents, type ContentRow } from './contents.repository.ts';

const idLength = 36;
const charactersPerStep = 200_000;
const batchSize = 5_000;

/** Lists every id in the source of a release, of which few are those of assets. */
export function* listIdsInSteps(source: string): SteppedWork<readonly string[]> {
  const ids = new Set<string>();
  for (let at = 0; at < source.length; at += charactersPerStep) {
    // An id may begin in one part and end in the next.
    for (const [id] of source.slice(at, at + charactersPerStep + idLength - 1).matchAll(guidsInText))
      ids.add(id.toLowerCase());
    yield;
  }
  return [...ids];
}

/** The content that a release shows for an asset. */
export interface ReleaseFile {
  readonly assetId: AssetId;
  readonly contentId: string;
  readonly extension: string;
}

interface ReleasePlace {
  readonly teamId: TeamId;
  readonly releaseId: ReleaseId;
}

/**
 * Lists the newest contents of the assets that a source names, in the order of the asset ids.
 *
 * @param ids every id in the source; those that are not assets of the team are left out
 */
export async function listCurrentFiles(db: Db, teamId: TeamId, ids: readonly string[]): Promise<ReleaseFile[]> {
  if ((await countAssets(db, teamId)) === 0) return [];
  const files: ReleaseFile[] = [];
  for (let at = 0; at < ids.length; at += batchSize)
    for (const { assetId, id, extension } of await listCurrentContents(db, teamId, ids.slice(at, at + batchSize)))
      files.push({ assetId, contentId: id, extension });
  return sortFiles(files);
}

/** Lists the contents that a release shows, in the order of the asset ids. */
export async function listReleaseFiles(db: Db, { teamId, releaseId }: ReleasePlace): Promise<ReleaseFile[]> {
  const files = await db
    .selectFrom('releaseAsset')
    .where('teamId', '=', teamId)
    .where('releaseId', '=', releaseId)
    .select(['assetId', 'contentId', 'extension'])
    .execute();
  return sortFiles(files);
}

/** The content that a release shows for an asset; undefined when it shows none. */
export async function findReleaseFile(
  db: Db,
  { teamId, releaseId }: ReleasePlace,
  assetId: string,
): Promise<(Pick<ContentRow, 'id' | 'bytes'> & { readonly extension: string }) | undefined> {
  return (
    db
      .selectFrom('releaseAsset')
      .innerJoin('assetContent', (join) =>
        join
          .onRef('assetContent.teamId', '=', 'releaseAsset.teamId')
          .onRef('assetContent.id', '=', 'releaseAsset.contentId'),
      )
      .where('releaseAsset.teamId', '=', teamId)
      .where('releaseAsset.releaseId', '=', releaseId)
      // Any id may be looked up; only those of assets are found.
      .where('releaseAsset.assetId', '=', assetId as AssetId)
      .select(['assetContent.id', 'assetContent.bytes', 'releaseAsset.extension'])
      .executeTakeFirst()
  );
}

/** Whether two lists, each in the order of the asset ids, have the same contents. */
export function isSameFiles(some: readonly ReleaseFile[], others: readonly ReleaseFile[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ assetId, contentId }, index) => {
      const other = others[index];
      return other?.assetId === assetId && other.contentId === contentId;
    })
  );
}

/** Freezes files in a release: its published assistant shows them until the next publication, whatever the library does. */
export async function storeReleaseFiles(
  trx: Db,
  { teamId, releaseId }: ReleasePlace,
  files: readonly ReleaseFile[],
): Promise<void> {
  for (let at = 0; at < files.length; at += batchSize)
    await trx
      .insertInto('releaseAsset')
      .values(files.slice(at, at + batchSize).map((file) => ({ ...file, teamId, releaseId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
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

/** Sorts files by the ids of their assets. */
export function sortFiles(files: readonly ReleaseFile[]): ReleaseFile[] {
  return files.toSorted((a, b) => (a.assetId < b.assetId ? -1 : 1));
}
