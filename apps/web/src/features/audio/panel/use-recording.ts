import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { createAssetId } from '../../../media/upload-asset.ts';
import { useSession } from '../../../session/session-store.ts';
import {
  createKeptSink,
  loadKeptRecordings,
  removeKeptRecording,
  uploadKeptRecording,
  useKeptRecordings,
} from '../kept/kept-recordings.ts';
import type { KeptRecording } from '../kept/recording-store.ts';
import { nameRecording } from '../recorder/name-recording.ts';
import { openCapture } from '../recorder/open-capture.ts';
import { Recorder } from '../recorder/recorder.ts';

/** What is recorded, and where it goes. */
export interface RecordingRequest {
  readonly teamId: string;
  /** What it is recorded for: a key of the input, the line or the asset. */
  readonly target: string;
  readonly wordsHash: string;
  /** The asset whose content is replaced; without one, a new asset is made. */
  readonly replaced?: { readonly assetId: string; readonly fileName: string } | undefined;
}

interface RecordingHandlers {
  /** A recording was made and is kept in this browser. Without a handler it is uploaded at once. */
  readonly onRecorded?: (recording: KeptRecording) => void;
  /** The server has the recording. */
  readonly onUploaded: (recording: KeptRecording, name: string) => void;
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
  const api = useApi();
  const owner = useSession((state) => state.signIn?.email ?? '');
  // A recorder lives as long as its input. The newest request counts when a recording begins.
  const [live] = useState(() => ({ request, handlers, owner }));
  useEffect(() => void Object.assign(live, { request, handlers, owner }));

  async function upload(recording: KeptRecording) {
    const outcome = await uploadKeptRecording(api, recording);
    if (outcome.state === 'uploaded') live.handlers.onUploaded(recording, outcome.value.name);
  }
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
  const kept = recordings.filter(
    (one) =>
      one.owner === owner && one.target === request.target && one.teamId === request.teamId && !recording.has(one.id),
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
    upload,
    remove: (id: string) => void removeKeptRecording(id),
  };
}

function createRecording({ teamId, target, wordsHash, replaced }: RecordingRequest, owner: string): KeptRecording {
  const now = new Date();
  return {
    id: crypto.randomUUID(),
    owner,
    teamId,
    assetId: replaced?.assetId ?? createAssetId(),
    fileName: replaced?.fileName ?? nameRecording(now),
    target,
    wordsHash,
    startedUtc: now.toISOString(),
    isComplete: false,
    measures: null,
  };
}
