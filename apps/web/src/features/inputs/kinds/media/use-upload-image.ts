import { findAssetKind, listExtensions } from '@confab/model/media';
import { useState } from 'react';
import { useApi } from '../../../../api/api-context.tsx';
import { useEditingSession } from '../../../../editing/index.ts';
import { createAssetId, uploadAsset } from '../../../../media/upload-asset.ts';
import { useWords } from '../../../../words/define-words.ts';
import { claimPlace, queueUpload } from '../../../uploads/index.ts';
import type { InputPlace } from '../../define-input.ts';
import { formatFieldText } from '../format-field-text.ts';
import { imageWords } from './image-words.ts';
import type { Message } from '../../../../words/message.ts';

/** The extensions of images, in the format of a file dialog (A3.72). */
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
 * @param place the input that a file is chosen for
 * @param onUploaded receives the id of the new asset, unless the input has got another value since the file was chosen
 */
export function useUploadImage(
  { itemId, path }: Pick<InputPlace, 'itemId' | 'path'>,
  onUploaded: (assetId: string) => void,
): ImageUpload {
  const api = useApi();
  const say = useWords(imageWords);
  const session = useEditingSession();
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<Message>();

  const readValue = () => formatFieldText(session.getValue(itemId, path));

  async function upload(file: File) {
    if (findAssetKind(file.name)?.fileType !== 'Images') {
      setFailure({ message: say.notUploadable(imageExtensions) });
      return;
    }
    setFailure(undefined);
    setUploading(true);
    const start = { priorValue: readValue(), startedUtc: new Date().toISOString() };
    // The session's team is the open one.
    const target = { teamId: session.teamId, assetId: createAssetId(), fileName: file.name };
    const outcome = await queueUpload({
      file,
      inputId: path,
      upload: (content, onProgress, signal) => uploadAsset(api, content, target, onProgress, signal),
    });
    setUploading(false);
    if (outcome.state === 'uploaded') {
      const { assetId, name } = outcome.value;
      if (claimPlace({ assetId, fileName: name, ...start }, readValue())) onUploaded(assetId);
    }
    if (outcome.state === 'failed') setFailure(outcome.message);
  }

  return { isUploading, failure, upload };
}
