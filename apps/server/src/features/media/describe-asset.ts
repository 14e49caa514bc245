import { mediaMessages, notFound } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { findAssetKind, type AssetId, type AssetMetadata } from '@confab/model/media';
import { getAccountName } from '../../core/accounts/sessions/sessions.ts';
import { findAsset, type AssetRow } from '../../core/media/assets.repository.ts';
import { findCurrentContent, findVersion } from '../../core/media/contents.repository.ts';
import { findTranscript } from '../../core/media/transcripts.repository.ts';
import { loadFolderTree } from '../../core/media/folders.repository.ts';
import type { Db } from '../../services.ts';

/** Finds an asset of the team. @throws not found */
export async function getAsset(db: Db, teamId: TeamId, assetId: AssetId): Promise<AssetRow> {
  const asset = await findAsset(db, teamId, assetId);
  if (!asset) throw notFound(mediaMessages.notFound);
  return asset;
}

/** The facts about an asset other than its content (A7.78). */
export async function describeAsset(db: Db, teamId: TeamId, assetId: AssetId): Promise<AssetMetadata> {
  const asset = await getAsset(db, teamId, assetId);
  const content = await findCurrentContent(db, teamId, assetId);
  const version = await findVersion(db, teamId, assetId, asset.version);
  const transcript = await findTranscript(db, teamId, assetId);
  return {
    assetId,
    name: asset.name,
    type: asset.extension,
    fileType: findAssetKind(asset.name)?.fileType ?? 'General',
    folderId: asset.folderId,
    version: {
      number: asset.version,
      bytes: asset.bytes,
      hash: content?.hash.toString('hex') ?? '',
      createdUtc: (version?.createdAt ?? asset.updatedAt).toISOString(),
      authorName: toAuthorName(version),
    },
    createdUtc: asset.createdAt.toISOString(),
    updatedUtc: asset.updatedAt.toISOString(),
    width: content?.width ?? null,
    height: content?.height ?? null,
    transcript: transcript?.transcript ?? null,
    isTranscriptStale: transcript !== undefined && transcript.version !== asset.version,
  };
}

/** The name of the author of a version; empty when it has been deleted since. */
export function toAuthorName(
  version: { firstName: string | null; lastName: string | null; email: string | null } | undefined,
): string {
  if (!version || version.email === null) return '';
  return getAccountName({ firstName: version.firstName ?? '', lastName: version.lastName ?? '', email: version.email });
}

/** The path of an asset by names; its last segment is the file name (A7.80, P7.38). */
export async function getBrowsePath(db: Db, teamId: TeamId, assetId: AssetId): Promise<string> {
  const asset = await getAsset(db, teamId, assetId);
  const tree = await loadFolderTree(db, teamId);
  return `${tree.getNamePath(tree.find(asset.folderId) ?? null)}${asset.name}`;
}
