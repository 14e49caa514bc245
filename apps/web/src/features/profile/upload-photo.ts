import { photoBytesMax, profileCalls, tooLargePicture } from '@confab/contracts';
import type { ApiClient } from '../../api/api-client.ts';
import { queueUpload, type UploadOutcome } from '../uploads/index.ts';

/** Sends a picture of oneself; the answer is the id it is kept under. A toast has said already when that failed. */
export function uploadPhoto(api: ApiClient, file: File, inputId: string): Promise<UploadOutcome<string>> {
  return queueUpload({
    file,
    inputId,
    async upload(one, onProgress, signal) {
      if (one.size > photoBytesMax) throw new Error(tooLargePicture);
      const content = await toBase64(one);
      const body = { fileName: one.name.slice(-255), content };
      const { profilePhotoAssetId } = await api.call(profileCalls.uploadPhoto, { body }, { signal });
      onProgress(one.size, one.size);
      return profilePhotoAssetId;
    },
  });
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.readAsDataURL(file);
  });
}
