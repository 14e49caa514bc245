import { mediaCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { AssetFolderId, AssetId, AssetMetadata } from '@confab/model/media';
import type { ApiClient } from '../api/api-client.ts';
import { newId } from '../platform/new-id.ts';

/** Where an upload is stored. */
export interface UploadTarget {
  readonly teamId: TeamId;
  readonly assetId: AssetId;
  readonly fileName: string;
  /** The folder of a new asset. Default: the top of the library. */
  readonly folderId?: AssetFolderId;
  /** Replaces the content of an asset that exists, whose name stays. */
  readonly replaces?: boolean;
  /** The version that was edited; when there is a newer one, the upload fails with status 409. */
  readonly expectedVersion?: number;
  /** An id of the upload, which stays when it is repeated: a replacement whose answer was lost is then stored once. */
  readonly uploadId?: string;
}

/**
 * Uploads a file to the library with progress (A4.50, A7.81). Fails with an `ApiFailure` whose message can be shown.
 */
export function uploadAsset(
  api: ApiClient,
  content: Blob,
  { teamId, assetId, fileName, folderId, replaces = false, expectedVersion, uploadId }: UploadTarget,
  onProgress: (sent: number, total: number) => void,
  signal: AbortSignal,
): Promise<AssetMetadata> {
  const query = {
    teamId,
    assetId,
    filename: fileName,
    ...(replaces ? { replaceExistingAsset: true } : {}),
    ...(folderId === undefined ? {} : { folderId }),
    ...(expectedVersion === undefined ? {} : { expectedVersion }),
    ...(uploadId === undefined ? {} : { uploadId }),
  };
  return api.call(mediaCalls.uploadFile, { query, content }, { onProgress, signal });
}

/** The id of a new asset (A7.85). */
export function createAssetId(): AssetId {
  return newId();
}
