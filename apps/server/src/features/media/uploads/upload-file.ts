import type { mediaCalls, QueryOf } from '@confab/contracts';
import { conflict, mediaMessages, notFound } from '@confab/contracts';
import { findAssetKind } from '@confab/model/media';
import type { Readable } from 'node:stream';
import { findAsset, type AssetRow } from '../../../core/media/assets.repository.ts';
import { hasUpload } from '../../../core/media/asset-versions.repository.ts';
import { requireWriter } from '../media-access.ts';
import { acceptFileName } from '../name-refusals.ts';
import { discardContents, acceptContent, receiveContent } from './receive-content.ts';
import { assertVersion, placeUpload, replaceContent, type UploadChange } from './place-upload.ts';

/** A file as the body of a request. */
interface SentFile {
  readonly content: Readable;
  readonly length: number | undefined;
}

/**
 * Stores an uploaded file: as the new content of an asset of the team, or as a new asset with the given id (A7.81).
 * A repeated upload with the same id is answered with the asset as it is.
 *
 * @throws forbidden and conflict before the body is read; a Refusal for a file that is not stored
 */
export async function uploadFile(
  change: UploadChange,
  request: QueryOf<typeof mediaCalls.uploadFile>,
  { content, length }: SentFile,
): Promise<AssetRow> {
  const { services, caller, team } = change;
  const { assetId, replaceExistingAsset = false, folderId = null, expectedVersion, uploadId } = request;
  const existing = await findAsset(services.db, team.teamId, assetId);
  if (existing && !replaceExistingAsset) throw conflict(mediaMessages.exists);
  // A replaced asset keeps its name (A2.81), so that its content has to be of that kind.
  const { name, kind } = existing ? readExisting(existing) : acceptFileName(request.filename);
  await requireWriter(services.db, caller, team, [name]);
  if (existing && uploadId !== undefined && (await hasUpload(services.db, team.teamId, existing.id, uploadId)))
    return existing;
  if (existing) assertVersion(existing, expectedVersion);
  const received = await receiveContent(services, team.teamId, { name, content, length, bytesMax: kind.bytesMax });
  const row = await acceptContent(services, { name, kind }, received);
  try {
    if (existing)
      return await replaceContent(change, { assetId: existing.id, expectedVersion, uploadId, content: row });
    const placement = { folderId, name, assetId, ifTaken: 'keepBoth', uploadId } as const;
    return await placeUpload(change, { placement, content: row });
  } catch (error) {
    await discardContents(services, [received]);
    throw error;
  }
}

function readExisting({ name }: AssetRow) {
  const kind = findAssetKind(name);
  if (!kind) throw notFound();
  return { name, kind };
}
