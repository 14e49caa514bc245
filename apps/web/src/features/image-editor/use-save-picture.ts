import type { CropperRef } from 'react-advanced-cropper';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useRefreshAddresses } from '../../media/asset-addresses.ts';
import type { ChosenAsset, ImageEditorProps } from '../../media/media-modals.ts';
import { createAssetId, uploadAsset } from '../../media/upload-asset.ts';
import { useReplaceAsset } from '../../media/use-replace-asset.ts';
import { queueUpload } from '../uploads/index.ts';
import type { SaveFormat } from './save-format.ts';
import type { Message } from '../../words/message.ts';

/** Quality of a JPEG, from 0 to 1: high enough that no loss is visible. */
const jpegQuality = 0.92;

interface PictureSaving {
  readonly isSaving: boolean;
  /** Why the last attempt failed. */
  readonly failure: Message | undefined;
  /** Uploads the picture of the cropper; false when that failed. */
  readonly save: (cropper: CropperRef | null) => Promise<boolean>;
}

/** Uploads an edited picture into its asset, or as a new one, with progress (A2.81, A4.50). */
export function useSavePicture(
  { teamId, assetId, version, onSaved }: ImageEditorProps & { readonly version: number | undefined },
  format: SaveFormat,
  notSaved: string,
): PictureSaving {
  const api = useApi();
  const replaceAsset = useReplaceAsset();
  const refreshAddresses = useRefreshAddresses(teamId);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Message>();

  async function upload(content: Blob): Promise<ChosenAsset | { readonly failure: Message }> {
    const { fileName, isCopy } = format;
    const copy = { teamId, fileName, assetId: createAssetId() };
    const outcome = await queueUpload({
      file: new File([content], fileName, { type: content.type }),
      inputId: assetId,
      upload: (file, onProgress, signal) =>
        isCopy
          ? uploadAsset(api, file, copy, onProgress, signal)
          : replaceAsset(file, { teamId, assetId, fileName, version }, onProgress, signal),
    });
    if (outcome.state === 'uploaded') {
      const { assetId: id, name, fileType } = outcome.value;
      return { id, name, fileType };
    }
    return { failure: outcome.state === 'failed' ? outcome.message : { message: notSaved } };
  }

  async function save(cropper: CropperRef | null): Promise<boolean> {
    setSaving(true);
    setFailure(undefined);
    const content = await drawPicture(cropper, format);
    const saved = content ? await upload(content) : { failure: { message: notSaved } };
    if ('failure' in saved) {
      setFailure(saved.failure);
      setSaving(false);
      return false;
    }
    await refreshAddresses();
    onSaved?.(saved);
    return true;
  }

  return { isSaving, failure, save };
}

function drawPicture(cropper: CropperRef | null, { mediaType }: SaveFormat): Promise<Blob | null> {
  // A JPEG has no transparency: without a colour the corners of a rotated picture are black.
  const canvas = cropper?.getCanvas(mediaType === 'image/jpeg' ? { fillColor: '#ffffff' } : {});
  if (!canvas) return Promise.resolve(null);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, mediaType, jpegQuality);
  });
}
