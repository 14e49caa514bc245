import { conflict, mediaMessages, notFound, unprocessable } from '@confab/contracts';
import {
  findFreeName,
  getExtension,
  teamAssetsMax,
  toNameKey,
  type AssetFolderId,
  type AssetId,
} from '@confab/model/media';
import { transact } from '../../../db/transact.ts';
import { countAssets, hasAssetId } from '../../../core/media/asset-counts.repository.ts';
import {
  findAsset,
  findAssetByName,
  insertAssets,
  insertVersion,
  type AssetRow,
} from '../../../core/media/assets.repository.ts';
import { hasUpload } from '../../../core/media/asset-versions.repository.ts';
import { insertContent, type NewContent } from '../../../core/media/contents.repository.ts';
import { listTakenNames, loadFolderTree, lockLibrary } from '../../../core/media/folders.repository.ts';
import type { Db, Services, TeamScope } from '../../../services.ts';
import { auditFiles, type FileChange } from '../audit-files.ts';
import { requireWriter } from '../media-access.ts';
import { discardContents } from './receive-content.ts';

/** Who uploads, for which team and in which request, with the services of the server. */
export type UploadChange = FileChange & { readonly services: Services };

/** Where an uploaded file goes, and what happens when its name is taken. */
export interface Placement {
  readonly folderId: AssetFolderId | null;
  readonly name: string;
  /** The id of a new asset. */
  readonly assetId: AssetId;
  readonly ifTaken: 'refuse' | 'keepBoth' | 'replace';
  readonly uploadId: UploadId;
}

/** The id that the sender gave an upload and keeps when it repeats it. Without one, a repeated upload is another version. */
type UploadId = string | undefined;

/** What a transaction stored, or found stored by an earlier request of the same upload. */
interface StoredUpload {
  readonly asset: AssetRow;
  readonly isRepeated: boolean;
}

/** A name in use, for which the upload protocol has a separate status. */
export class NameTaken extends Error {
  override readonly name = 'NameTaken';
  readonly takenName: string;
  constructor(takenName: string) {
    super('The name of an upload is taken.');
    this.takenName = takenName;
  }
}

/**
 * Gives a stored content its name: as a new asset, or as the new version of the one with that name. One transaction, so
 * that a reader sees the old content or the new one (UPL-2). A repeated upload that replaces is stored once.
 *
 * @throws NameTaken; forbidden; a Refusal when the folder no longer exists, the library is full, or the id is in use
 */
export function placeUpload(
  change: UploadChange,
  { placement, content }: { readonly placement: Placement; readonly content: NewContent },
): Promise<AssetRow> {
  const { services, caller, team } = change;
  const { folderId, assetId, ifTaken, uploadId } = placement;
  const { teamId } = team;
  return storeOnce(services, content, async (trx) => {
    await lockLibrary(trx, teamId);
    await requireWriter(trx, caller, team, [placement.name]);
    const tree = await loadFolderTree(trx, teamId);
    if (folderId !== null && !tree.find(folderId)) throw notFound(mediaMessages.notFound);
    const taken = await listTakenNames(trx, teamId, folderId, [placement.name]);
    const existing = taken.size > 0 ? await findAssetByName(trx, teamId, folderId, placement.name) : undefined;
    if (existing && ifTaken === 'replace') return addVersion(trx, change, { asset: existing, content, uploadId });
    if (taken.size > 0 && ifTaken !== 'keepBoth') throw new NameTaken(placement.name);
    const name = taken.size > 0 ? await findName(trx, team, placement) : placement.name;
    await assertFileLimit(trx, team);
    if (await hasAssetId(trx, teamId, assetId)) throw conflict(mediaMessages.exists);
    await insertContent(trx, content);
    const asset = { teamId, id: assetId, folderId, name, extension: getExtension(name), bytes: content.bytes };
    const isOwn = await insertAssets(trx, [{ ...asset, contentId: content.id, authorId: caller.accountId, uploadId }]);
    // The id belongs to another team, which the caller must not learn (UPL-3).
    if (!isOwn) throw notFound();
    return { asset: await getStored(trx, team, assetId), isRepeated: false };
  });
}

/** Stores a content in a transaction, and discards it when an earlier request of the same upload has stored it. */
async function storeOnce(
  services: Services,
  content: NewContent,
  work: (trx: Db) => Promise<StoredUpload>,
): Promise<AssetRow> {
  const { asset, isRepeated } = await transact(services.db, work);
  if (isRepeated) await discardContents(services, [content]);
  return asset;
}

/** @throws conflict when an asset has another version than the one that was edited; undefined accepts any */
export function assertVersion({ name, version }: AssetRow, expectedVersion: number | undefined): void {
  if (expectedVersion !== undefined && expectedVersion !== version)
    throw conflict(mediaMessages.changedMeanwhile, { name });
}

interface Replacement {
  readonly assetId: AssetId;
  readonly content: NewContent;
  /** The version that was edited; undefined replaces any. */
  readonly expectedVersion: number | undefined;
  readonly uploadId: UploadId;
}

/**
 * Makes a content the newest version of an asset that keeps its name (A2.81).
 *
 * @throws not found; forbidden; conflict when another change was stored first
 */
export function replaceContent(
  change: UploadChange,
  { assetId, content, expectedVersion, uploadId }: Replacement,
): Promise<AssetRow> {
  const { services, caller, team } = change;
  return storeOnce(services, content, async (trx) => {
    await lockLibrary(trx, team.teamId);
    const existing = await findAsset(trx, team.teamId, assetId);
    if (!existing) throw notFound(mediaMessages.notFound);
    await requireWriter(trx, caller, team, [existing.name]);
    return addVersion(trx, change, { asset: existing, content, expectedVersion, uploadId });
  });
}

interface NewVersion {
  readonly asset: AssetRow;
  readonly content: NewContent;
  readonly expectedVersion?: number | undefined;
  readonly uploadId: UploadId;
}

async function addVersion(trx: Db, change: UploadChange, version: NewVersion): Promise<StoredUpload> {
  const { asset, content, expectedVersion, uploadId } = version;
  const { teamId, id, bytes } = content;
  if (uploadId !== undefined && (await hasUpload(trx, teamId, asset.id, uploadId))) return { asset, isRepeated: true };
  assertVersion(asset, expectedVersion);
  await insertContent(trx, content);
  await insertVersion(trx, teamId, asset, { id, bytes, authorId: change.caller.accountId, uploadId });
  await auditFiles(trx, change, 'files.replaced', [asset]);
  return { asset: await getStored(trx, content, asset.id), isRepeated: false };
}

async function getStored(trx: Db, { teamId }: Pick<TeamScope, 'teamId'>, id: AssetId): Promise<AssetRow> {
  const stored = await findAsset(trx, teamId, id);
  if (!stored) throw new Error('The asset that was just stored was not found.');
  return stored;
}

async function findName(trx: Db, { teamId }: TeamScope, { folderId, name }: Placement) {
  // The numbers that are tried, which is enough for most folders; a longer search asks for each name.
  const tried = Array.from({ length: 200 }, (_, at) => findFreeName(name, () => false, at + 1));
  const taken = await listTakenNames(trx, teamId, folderId, tried);
  const free = tried.find((candidate) => !taken.has(toNameKey(candidate)));
  if (free === undefined) throw new NameTaken(name);
  return free;
}

/** @throws unprocessable when more files would be too many for one library (UPL-1) */
export async function assertFileLimit(trx: Db, { teamId }: Pick<TeamScope, 'teamId'>, added = 1): Promise<void> {
  if ((await countAssets(trx, teamId)) + added > teamAssetsMax)
    throw unprocessable(mediaMessages.tooManyFiles, { most: teamAssetsMax });
}
