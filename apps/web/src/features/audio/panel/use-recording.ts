import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../../session/session-store.ts';
import {
  createKeptSink,
  hideUploadFailure,
  loadKeptRecordings,
  removeKeptRecording,
  useKeptRecordings,
} from '../kept/kept-recordings.ts';
import type { KeptRecording } from '../kept/recording-store.ts';
import { openCapture } from '../recorder/open-capture.ts';
import { Recorder } from '../recorder/recorder.ts';
import { createRecording, type RecordingRequest } from './create-recording.ts';
import { useAttaching, type OnUploaded } from './use-attaching.ts';

interface RecordingHandlers {
  /** A recording was made and is kept in this browser. Without a handler it is uploaded at once. */
  readonly onRecorded?: (recording: KeptRecording) => void;
  readonly onUploaded: OnUploaded;
  /** Reads the asset that the input of a recording names at this moment; without it every recording is used. */
  readonly getAssetId?: ((recording: KeptRecording) => string | undefined) | undefined;
}

interface RecordingOptions {
  readonly hasCountdown?: boolean;
}

/** The state and commands of recording for one input: the recorder, and the recordings that are not uploaded. */
export function useRecording(
  request: RecordingRequest,
  handlers: RecordingHandlers,
  { hasCountdown = true }: RecordingOptions = {},
) {
  const owner = useSession((state) => state.signIn?.email ?? '');
  // A recorder lives as long as its input. The newest request counts when a recording begins.
  const [live] = useState(() => ({ request, handlers, owner }));
  useEffect(() => void Object.assign(live, { request, handlers, owner }));

  const { upload, resume } = useAttaching(
    (recording, name) => live.handlers.onUploaded(recording, name),
    (recording) => live.handlers.getAssetId?.(recording),
  );
  const [recorder] = useState(
    () =>
      new Recorder({
        openCapture,
        hasCountdown,
        createSink: () =>
          createKeptSink(createRecording(live.request, live.owner), (recording) => {
            if (live.handlers.onRecorded) live.handlers.onRecorded(recording);
            else void upload(recording);
          }),
      }),
  );
  const { state, level } = useSyncExternalStore(recorder.subscribe, recorder.getView);
  useEffect(() => {
    void loadKeptRecordings();
    return () => recorder.stop();
  }, [recorder]);

  const { recordings, recording, uploading, failed } = useKeptRecordings();
  const { target, teamId, currentAssetId } = request;
  const own = listOwn(recordings, target);
  function listOwn(all: readonly KeptRecording[], ofTarget: string) {
    return all.filter(
      (one) => one.owner === owner && one.target === ofTarget && one.teamId === teamId && !recording.has(one.id),
    );
  }
  const resumeOwn = useEffectEvent((all: readonly KeptRecording[], ofTarget: string, assetId: string) =>
    listOwn(all, ofTarget).forEach((one) => resume(one, assetId)),
  );
  useEffect(() => resumeOwn(recordings, target, currentAssetId), [recordings, target, currentAssetId]);
  const kept = own.filter(
    ({ assetId, uploadedName, priorAssetId = '' }) =>
      uploadedName === undefined || (assetId !== currentAssetId && priorAssetId !== currentAssetId),
  );
  return {
    state,
    level,
    start: () => void recorder.start(),
    stop: () => recorder.stop(),
    /** Recordings for this input that are still in the browser. */
    kept,
    isUploading: kept.some(({ id }) => uploading.has(id)),
    hasUploadFailed: kept.some(({ id }) => failed.has(id)),
    hideUploadFailure: () => kept.forEach(({ id }) => hideUploadFailure(id)),
    upload,
    resume,
    remove: (id: string) => void removeKeptRecording(id),
  };
}
