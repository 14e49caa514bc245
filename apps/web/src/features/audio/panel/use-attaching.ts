import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { logError } from '../../../platform/log.ts';
import { removeKeptRecording, uploadKeptRecording } from '../kept/kept-recordings.ts';
import { claimPlace } from '../../uploads/index.ts';
import type { KeptRecording } from '../kept/recording-store.ts';

/**
 * Writes an uploaded recording into its place. It is deleted from this browser when this has returned, and kept when it
 * fails: what writes into a project waits until that is stored.
 */
export type OnUploaded = (recording: KeptRecording, name: string) => void | Promise<void>;

/**
 * Uploads kept recordings, and hands them to their place once. A recording stays in this browser if its place has had
 * another choice since.
 *
 * @param getAssetId reads the current file at the place of a recording; undefined when that does not matter
 */
export function useAttaching(onUploaded: OnUploaded, getAssetId: (recording: KeptRecording) => string | undefined) {
  const api = useApi();
  /** Ids of recordings that this component writes into their places. */
  const [attached] = useState(() => new Set<string>());
  async function attach(recording: KeptRecording, name: string) {
    attached.add(recording.id);
    try {
      await onUploaded(recording, name);
      await removeKeptRecording(recording.id);
    } catch (error) {
      logError(`A recording stays in this browser, because its place was not stored: ${String(error)}`);
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
   * Continues with a recording that was uploaded earlier, for a place that was left before it was stored. A place that
   * has got another recording since is left alone.
   */
  function resume(recording: KeptRecording, currentAssetId: string) {
    const { id, assetId, uploadedName, priorAssetId = '' } = recording;
    if (uploadedName === undefined || attached.has(id)) return;
    if (assetId === currentAssetId) void removeKeptRecording(id);
    else if (priorAssetId === currentAssetId) void attach(recording, uploadedName);
  }
  return { upload, resume };
}
