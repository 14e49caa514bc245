import { mediaCalls } from '@confab/contracts';
import type { ApiClient } from '../api/api-client.ts';
import { downloadAsset, type AssetRef } from './download-asset.ts';

/** A content that is edited. */
export interface LoadedAsset {
  readonly content: Blob;
  /** The version of the content, or an earlier one when it was replaced while it was loaded. */
  readonly version: number;
}

/**
 * Loads the newest content of an asset for an editor, with its version. The server is always asked: an address with a
 * ticket can be answered from the browser's cache. Fails with an `ApiFailure` whose message can be shown.
 */
export async function loadAsset(api: ApiClient, asset: AssetRef, signal: AbortSignal): Promise<LoadedAsset> {
  // The version is read first. If it is too old, saving asks before it replaces a newer content; if it were too new,
  // saving would overwrite that content.
  const { version } = await api.call(mediaCalls.metadata, { query: asset }, { signal });
  return { content: await downloadAsset(api, asset, signal), version: version.number };
}

/** The text of an asset with its version, as `loadAsset` loads it. */
export async function loadAssetText(api: ApiClient, asset: AssetRef, signal: AbortSignal) {
  const { version } = await api.call(mediaCalls.metadata, { query: asset }, { signal });
  const text = await api.call(mediaCalls.contents, { query: asset }, { signal });
  return { text, version: version.number };
}
