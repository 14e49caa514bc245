import type { TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import type { SoundMeasures } from '../measure/measure-sound.ts';

/** A recording in this browser. It is kept until it was uploaded and the input it was made for is stored. */
export interface KeptRecording {
  readonly id: string;
  /** Who recorded it, by email address: another account of this browser does not see it. */
  readonly owner: string;
  readonly teamId: TeamId;
  readonly assetId: AssetId;
  readonly fileName: string;
  /** What it was recorded for: a key of the input, the line or the asset. */
  readonly target: string;
  /** The hash of the words that were spoken; empty when nothing is known about them. */
  readonly wordsHash: string;
  /** ISO 8601. */
  readonly startedUtc: string;
  /** False during the recording, and if the tab was closed in the middle. */
  readonly isComplete: boolean;
  readonly measures: SoundMeasures | null;
  /** The asset that the input had before; blank for none. */
  readonly priorAssetId?: string;
  /** The name that the server gave it; missing while it is not uploaded. */
  readonly uploadedName?: string;
}

/** Stores recordings and their bytes. Each operation fails when the browser's storage is full or broken. */
export interface RecordingStore {
  add(recording: KeptRecording): Promise<void>;
  addPart(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  change(id: string, change: Partial<Omit<KeptRecording, 'id'>>): Promise<void>;
  /** Oldest first. */
  list(): Promise<readonly KeptRecording[]>;
  /** The mp3, as far as it was recorded. */
  read(id: string): Promise<Blob>;
  remove(id: string): Promise<void>;
}

/** Keeps recordings until the page is closed, where the browser has no database. */
export function createMemoryStore(): RecordingStore {
  const recordings = new Map<string, KeptRecording>();
  const parts = new Map<string, Uint8Array<ArrayBuffer>[]>();
  return {
    async add(recording) {
      recordings.set(recording.id, recording);
      parts.set(recording.id, []);
    },
    addPart: async (id, bytes) => void parts.get(id)?.push(bytes),
    async change(id, change) {
      const recording = recordings.get(id);
      if (recording) recordings.set(id, { ...recording, ...change });
    },
    list: async () => [...recordings.values()],
    read: async (id) => new Blob(parts.get(id) ?? [], { type: 'audio/mpeg' }),
    async remove(id) {
      recordings.delete(id);
      parts.delete(id);
    },
  };
}
