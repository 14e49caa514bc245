import { mediaMessages, notFound, type assetVersionCalls, type BodyOf } from '@confab/contracts';
import type { AssetMetadata } from '@confab/model/media';
import { findVersionContent } from '../../../core/media/asset-versions.repository.ts';
import { insertVersion } from '../../../core/media/assets.repository.ts';
import { lockLibrary } from '../../../core/media/folders.repository.ts';
import { transact } from '../../../db/transact.ts';
import type { Services } from '../../../services.ts';
import { auditFiles, type FileChange } from '../audit-files.ts';
import { describeAsset, getAsset } from '../describe-asset.ts';
import { requireWriter } from '../media-access.ts';
import { assertVersion } from '../uploads/place-upload.ts';

/**
 * Makes the content of a kept version the newest version of its asset. The versions share the content, and the version
 * that was the newest is kept as after an upload.
 *
 * @throws not found; forbidden; conflict when the asset has a newer version than the caller saw
 */
export async function restoreVersion(
  change: FileChange & { readonly services: Services },
  { assetId, version, expectedVersion }: BodyOf<typeof assetVersionCalls.restore>,
): Promise<AssetMetadata> {
  const { services, caller, team } = change;
  const { db } = services;
  const { teamId } = team;
  await transact(db, async (trx) => {
    await lockLibrary(trx, teamId);
    const asset = await getAsset(trx, teamId, assetId);
    await requireWriter(trx, caller, team, [asset.name]);
    assertVersion(asset, expectedVersion);
    const content = await findVersionContent(trx, teamId, assetId, version);
    if (!content) throw notFound(mediaMessages.versionGone);
    if (version === asset.version) return;
    await insertVersion(trx, teamId, asset, { id: content.id, bytes: content.bytes, authorId: caller.accountId });
    await auditFiles(trx, change, 'files.versionRestored', [asset]);
  });
  return describeAsset(db, teamId, assetId);
}
