import type { TeamId } from '@confab/model';
import type { ApiClient } from '../../../api/api-client.ts';
import { createAssetId, uploadAsset } from '../../../media/upload-asset.ts';
import { queueUpload } from '../../uploads/index.ts';
import type { ChosenAudio } from './audio-asset-panel.tsx';

/** Uploads a file as a new audio of the library; undefined after a failure, which was shown. */
export async function uploadAudioFile(
  api: ApiClient,
  teamId: TeamId,
  file: File,
  inputId: string,
): Promise<ChosenAudio | undefined> {
  const assetId = createAssetId();
  const outcome = await queueUpload({
    file,
    inputId,
    upload: (content, onProgress, signal) =>
      // The team's id comes from the server.
      uploadAsset(api, content, { teamId, assetId, fileName: file.name }, onProgress, signal),
  });
  return outcome.state === 'uploaded' ? { id: assetId, fileName: outcome.value.name } : undefined;
}
