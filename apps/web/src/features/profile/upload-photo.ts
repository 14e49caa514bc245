import { photoBytesMax, profileCalls, profileMessages } from '@confab/contracts';
import type { ApiClient } from '../../api/api-client.ts';
import { queueUpload, type UploadOutcome } from '../uploads/index.ts';
import { createShownError, nameMessage } from '../../words/message.ts';

/** Uploads a profile photo. The outcome has the asset id; a failure is also shown as a toast. */
export function uploadPhoto(api: ApiClient, file: File, inputId: string): Promise<UploadOutcome<string>> {
  return queueUpload({
    file,
    inputId,
    async upload(photo, onProgress, signal) {
      if (photo.size > photoBytesMax)
        throw createShownError(nameMessage('profileMessages.pictureTooLarge', profileMessages.pictureTooLarge));
      const content = await readAsBase64(photo);
      const body = { fileName: photo.name.slice(-255), content };
      const { profilePhotoAssetId } = await api.call(profileCalls.uploadPhoto, { body }, { signal });
      onProgress(photo.size, photo.size);
      return profilePhotoAssetId;
    },
  });
}

function readAsBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
    reader.addEventListener('load', () => {
      const dataUrl = typeof reader.result === 'string' ? reader.result : '';
      resolve(dataUrl.slice(dataUrl.indexOf(',') + 1));
    });
    reader.readAsDataURL(file);
  });
}
