import { mediaCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import type { ApiClient } from '../api/api-client.ts';

/** An asset of a team. */
export interface AssetRef {
  readonly teamId: TeamId;
  readonly assetId: AssetId;
}

/**
 * Downloads the content of an asset as it was uploaded, for editors. Files of another origin could be shown, but their
 * pixels and samples could not be read. Fails with an `ApiFailure` whose message can be shown.
 */
export async function downloadAsset(api: ApiClient, asset: AssetRef, signal: AbortSignal): Promise<Blob> {
  let downloaded = new Blob();
  await api.call(mediaCalls.contents, { query: asset }, { signal, onContent: (content) => (downloaded = content) });
  return downloaded;
}
