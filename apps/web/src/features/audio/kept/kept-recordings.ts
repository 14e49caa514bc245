import type { AssetMetadata } from '@confab/model/media';
import { create } from 'zustand';
import { ApiFailure, type ApiClient } from '../../../api/api-client.ts';
import { createAssetId, uploadAsset } from '../../../media/upload-asset.ts';
import { logError } from '../../../platform/log.ts';
import { queueUpload, type UploadOutcome } from '../../uploads/index.ts';
import type { RecordingSink } from '../recorder/recorder.ts';
import { createDatabaseStore } from './database-store.ts';
import { createMemoryStore, type KeptRecording, type RecordingStore } from './recording-store.ts';

const memory = createMemoryStore();
const store: RecordingStore = typeof indexedDB === 'undefined' ? memory : createDatabaseStore();

interface KeptState {
  /** The recordings of this browser that were not uploaded, oldest first. */
  readonly recordings: readonly KeptRecording[];
  /** Ids of those that this page is recording. */
  readonly recording: ReadonlySet<string>;
  /** Ids of those that are being uploaded. */
  readonly uploading: ReadonlySet<string>;
  /** Ids of those whose upload failed. */
  readonly failed: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
export const useKeptRecordings = create<KeptState>(() => ({
  recordings: [],
  recording: none,
  uploading: none,
  failed: none,
}));

/** Reads which recordings this browser keeps. */
export async function loadKeptRecordings(): Promise<void> {
  const lists = await Promise.all([store, ...(store === memory ? [] : [memory])].map(listSafely));
  const recordings = lists.flat();
  const known = useKeptRecordings.getState().recordings;
  if (recordings.length + known.length > 0) useKeptRecordings.setState({ recordings });
}

/** Whether this browser keeps recordings of an account that are not uploaded. */
export async function hasRecordingsToUpload(ofOwner: string): Promise<boolean> {
  await loadKeptRecordings();
  const { recordings } = useKeptRecordings.getState();
  return recordings.some(({ owner, uploadedName }) => owner === ofOwner && uploadedName === undefined);
}

function listSafely(from: RecordingStore): Promise<readonly KeptRecording[]> {
  // A browser that forbids its database has kept nothing.
  return from.list().catch(() => []);
}

/**
 * Keeps a recording while it is made: the recorded sound survives a closed tab. Where the database fails, the recording
 * is kept in memory.
 */
export function createKeptSink(recording: KeptRecording, onEnd: (recording: KeptRecording) => void): RecordingSink {
  const { id } = recording;
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  let target = store;
  let writing: Promise<unknown> = write((to) => to.add(recording));
  mark('recording', id, true);

  function write(work: (to: RecordingStore) => Promise<void>): Promise<void> {
    return work(target).catch(async (error: unknown) => {
      if (target === memory) throw error;
      logError(`A recording is kept in memory only: ${String(error)}`);
      target = memory;
      await memory.add(recording);
      for (const part of bytes) await memory.addPart(id, part);
    });
  }
  return {
    onPart(part) {
      bytes.push(part);
      // The bytes are in the list already, so that a switch to memory has them.
      writing = writing.then(() => write((to) => to.addPart(id, part)));
    },
    onEnd(measures) {
      const complete = { ...recording, isComplete: true, measures: measures ?? null };
      void writing
        .then(() => write((to) => to.change(id, { isComplete: true, measures: complete.measures })))
        .then(loadKeptRecordings)
        .then(() => onEnd(complete))
        .finally(() => mark('recording', id, false));
    },
  };
}

/** The mp3 of a kept recording. */
export async function readKeptRecording(id: string): Promise<Blob> {
  const blob = await store.read(id).catch(() => new Blob());
  return blob.size > 0 ? blob : memory.read(id);
}

/** Deletes a kept recording. */
export async function removeKeptRecording(id: string): Promise<void> {
  await Promise.all([store.remove(id).catch(() => undefined), memory.remove(id)]);
  await loadKeptRecordings();
}

/** Changes the data of a kept recording. */
async function changeKeptRecording(id: string, change: Partial<Omit<KeptRecording, 'id'>>): Promise<void> {
  await Promise.all([store.change(id, change).catch(() => undefined), memory.change(id, change)]);
  await loadKeptRecordings();
}

/**
 * Uploads a kept recording with progress. It stays in this browser, marked as uploaded, until its input names it and
 * the caller removes it. A recording for an asset that a colleague has deleted becomes a new asset.
 *
 * Repeating it is safe: an upload that arrived although its answer was lost is recognised by the id of the recording.
 */
export async function uploadKeptRecording(
  api: ApiClient,
  { id, teamId, assetId, fileName, target }: KeptRecording,
): Promise<UploadOutcome<AssetMetadata>> {
  mark('uploading', id, true);
  mark('failed', id, false);
  try {
    const file = new File([await readKeptRecording(id)], fileName, { type: 'audio/mpeg' });
    const place = { teamId, assetId, fileName, replaces: true, uploadId: id };
    const upload = async (content: File, onProgress: (sent: number, total: number) => void, signal: AbortSignal) => {
      try {
        return await uploadAsset(api, content, place, onProgress, signal);
      } catch (error) {
        // The id belongs to a deleted asset.
        if (!(error instanceof ApiFailure) || error.kind !== 'conflict') throw error;
        const another = createAssetId();
        await changeKeptRecording(id, { assetId: another });
        return uploadAsset(api, content, { ...place, assetId: another }, onProgress, signal);
      }
    };
    const outcome = await queueUpload({ file, inputId: target, upload });
    if (outcome.state === 'uploaded') await changeKeptRecording(id, { uploadedName: outcome.value.name });
    else mark('failed', id, true);
    return outcome;
  } finally {
    mark('uploading', id, false);
  }
}

/** Hides that the upload of a recording failed; the recording stays in this browser. */
export function hideUploadFailure(id: string): void {
  mark('failed', id, false);
}

function mark(list: 'recording' | 'uploading' | 'failed', id: string, isIn: boolean) {
  useKeptRecordings.setState((state) => {
    const ids = new Set(state[list]);
    if (isIn) ids.add(id);
    else ids.delete(id);
    return { [list]: ids };
  });
}
