import type { TeamId } from '@confab/model';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { claimPlace } from '../../uploads/index.ts';
import type { ChosenAudio } from './audio-asset-panel.tsx';
import { isNameOfMp3 } from './can-cut.ts';
import { uploadAudioFile } from './upload-audio-file.ts';

interface FilePlace {
  readonly teamId: TeamId;
  readonly target: string;
  /** The asset that the input names; blank for none. */
  readonly assetId: string;
  /** Reads the asset that the input names at a later moment. */
  readonly getAssetId: (() => string) | undefined;
}

/**
 * Uploads mp3 files for a place, which gets a file unless something else was chosen since. Other files are refused here,
 * because a file dialog only suggests a type and lets people choose any file (A5.27).
 */
export function useFileUpload(place: FilePlace, onUploaded: (audio: ChosenAudio) => void) {
  const { teamId, target, assetId, getAssetId } = place;
  const api = useApi();
  const [failure, setFailure] = useState<'upload' | 'type'>();

  /** @returns whether the file is in the library */
  async function upload(file: File): Promise<boolean> {
    if (!isNameOfMp3(file.name)) {
      setFailure('type');
      return false;
    }
    setFailure(undefined);
    const startedUtc = new Date().toISOString();
    const uploaded = await uploadAudioFile(api, teamId, file, target);
    if (!uploaded) {
      setFailure('upload');
      return false;
    }
    const { id, fileName } = uploaded;
    if (!getAssetId || claimPlace({ assetId: id, fileName, priorValue: assetId, startedUtc }, getAssetId()))
      onUploaded(uploaded);
    return true;
  }

  return { failure, hideFailure: () => setFailure(undefined), upload };
}
