import type { TeamId } from '@confab/model';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { claimPlace } from '../../uploads/index.ts';
import type { ChosenAudio } from './audio-asset-panel.tsx';
import { uploadAudioFile } from './upload-audio-file.ts';

interface FilePlace {
  readonly teamId: TeamId;
  readonly target: string;
  /** The asset that the place names; blank for none. */
  readonly assetId: string;
  /** Reads the asset that the place names at a later moment. */
  readonly getAssetId: (() => string) | undefined;
}

/** Uploads files for a place, which gets a file unless something else was chosen since. */
export function useFileUpload(place: FilePlace, onUploaded: (audio: ChosenAudio) => void) {
  const { teamId, target, assetId, getAssetId } = place;
  const api = useApi();
  const [hasFailed, setFailed] = useState(false);

  /** @returns whether the file is in the library */
  async function upload(file: File): Promise<boolean> {
    setFailed(false);
    const startedUtc = new Date().toISOString();
    const uploaded = await uploadAudioFile(api, teamId, file, target);
    setFailed(!uploaded);
    if (!uploaded) return false;
    const { id, fileName } = uploaded;
    if (!getAssetId || claimPlace({ assetId: id, fileName, priorValue: assetId, startedUtc }, getAssetId()))
      onUploaded(uploaded);
    return true;
  }

  return { hasFailed, hideFailure: () => setFailed(false), upload };
}
