import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { logError } from '../../../platform/log.ts';
import { removeKeptRecording, uploadKeptRecording } from '../kept/kept-recordings.ts';
import { claimPlace } from '../../uploads/index.ts';
import type { KeptRecording } from '../kept/recording-store.ts';

/**
 * Writes the id of an uploaded recording into the input that it was made for, and waits until that is stored. The
 * recording is deleted from this browser afterwards, and kept when this fails.
 */
export type OnUploaded = (recording: KeptRecording, name: string) => void | Promise<void>;

/**
 * Uploads kept recordings and writes each into its input once. A recording stays in this browser if another file was
 * chosen in its input after it was made.
 *
 * @param getAssetId reads the current file of a recording's input; undefined when that does not matter
 */
export function useAttaching(onUploaded: OnUploaded, getAssetId: (recording: KeptRecording) => string | undefined) {
  const api = useApi();
  /** Ids of recordings that `upload` or `attach` has begun with, so that `resume` does not start them again. */
  const [attached] = useState(() => new Set<string>());
  async function attach(recording: KeptRecording, name: string) {
    attached.add(recording.id);
    try {
      await onUploaded(recording, name);
      await removeKeptRecording(recording.id);
    } catch (error) {
      logError(`A recording stays in this browser, because its input was not stored: ${String(error)}`);
    }
  }
  async function upload(recording: KeptRecording) {
    attached.add(recording.id);
    const outcome = await uploadKeptRecording(api, recording);
    if (outcome.state !== 'uploaded') return;
    const { assetId, name } = outcome.value;
    const { priorAssetId = '', startedUtc } = recording;
    const current = getAssetId(recording);
    const finished = { assetId, fileName: name, priorValue: priorAssetId, startedUtc };
    if (current === undefined || claimPlace(finished, current)) await attach({ ...recording, assetId }, name);
  }
  /**
   * Continues with a recording that was uploaded earlier, when its input was left before it was stored. An input in
   * which another file was chosen since is left unchanged.
   */
  function resume(recording: KeptRecording, currentAssetId: string) {
    const { id, assetId, uploadedName, priorAssetId = '' } = recording;
    if (uploadedName === undefined || attached.has(id)) return;
    if (assetId === currentAssetId) void removeKeptRecording(id);
    else if (priorAssetId === currentAssetId) void attach(recording, uploadedName);
  }
  return { upload, resume };
}
