import { assetVersionsPageSize, type assetVersionCalls, type ResultOf } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { listVersions } from '../../../core/media/asset-versions.repository.ts';
import { getExpiryUtc } from '../../../db/upkeep/kept-deletions.ts';
import type { Db } from '../../../services.ts';
import { getAsset, toAuthorName } from '../describe-asset.ts';

/** Lists the versions of an asset that are kept, a page at a time. @throws not found */
export async function listAssetVersions(
  db: Db,
  teamId: TeamId,
  { assetId, skip = 0 }: { readonly assetId: AssetId; readonly skip?: number | undefined },
): Promise<ResultOf<typeof assetVersionCalls.list>> {
  await getAsset(db, teamId, assetId);
  const { rows, total } = await listVersions(db, teamId, assetId, { skip, take: assetVersionsPageSize });
  const versions = rows.map(({ number, bytes, createdAt, replacedAt, ...author }) => ({
    number,
    bytes,
    createdUtc: createdAt.toISOString(),
    authorName: toAuthorName(author),
    expiresUtc: replacedAt === null ? null : getExpiryUtc(replacedAt),
  }));
  return { versions, total };
}
