import { findAssetKind, listExtensions } from '@confab/model/media';
import { useState } from 'react';
import { useApi } from '../../../../api/api-context.tsx';
import { useEditingSession } from '../../../../editing/index.ts';
import { createAssetId, uploadAsset } from '../../../../media/upload-asset.ts';
import { useWords } from '../../../../words/define-words.ts';
import { queueUpload } from '../../../uploads/index.ts';
import { imageWords } from './image-words.ts';
import type { Message } from '../../../../words/message.ts';

/** The extensions of images, as a file dialog takes them (A3.72). */
export const imageExtensions = listExtensions(['Images']).join(', ');

interface ImageUpload {
  readonly isUploading: boolean;
  /** Why the last upload failed. */
  readonly failure: Message | undefined;
  readonly upload: (file: File) => Promise<void>;
}

/**
 * Uploads images into the library, each as a new asset (A7.85).
 *
 * @param inputId the input that a file is chosen for
 * @param onUploaded receives the id of the new asset
 */
export function useUploadImage(inputId: string, onUploaded: (assetId: string) => void): ImageUpload {
  const api = useApi();
  const say = useWords(imageWords);
  const session = useEditingSession();
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<Message>();

  async function upload(file: File) {
    if (findAssetKind(file.name)?.fileType !== 'Images') {
      setFailure(say.notUploadable(imageExtensions));
      return;
    }
    setFailure(undefined);
    setUploading(true);
    // The session's team is the open one.
    const target = { teamId: session.teamId, assetId: createAssetId(), fileName: file.name };
    const outcome = await queueUpload({
      file,
      inputId,
      upload: (content, onProgress, signal) => uploadAsset(api, content, target, onProgress, signal),
    });
    setUploading(false);
    if (outcome.state === 'uploaded') onUploaded(outcome.value.assetId);
    if (outcome.state === 'failed') setFailure(outcome.message);
  }

  return { isUploading, failure, upload };
}
