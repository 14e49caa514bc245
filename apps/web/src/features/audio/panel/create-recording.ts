import type { TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { createAssetId } from '../../../media/upload-asset.ts';
import type { KeptRecording } from '../kept/recording-store.ts';
import { nameRecording } from '../recorder/name-recording.ts';

/** What is recorded, and where it goes. */
export interface RecordingRequest {
  readonly teamId: TeamId;
  /** What it is recorded for: a key of the input, the line or the asset. */
  readonly target: string;
  readonly wordsHash: string;
  /** The asset that the target names now; blank for none. */
  readonly currentAssetId: string;
  /** The asset whose content is replaced; without one, a new asset is made. */
  readonly replaced?: { readonly assetId: AssetId; readonly fileName: string } | undefined;
}

/** Creates the entry that this browser keeps for a new recording. @param owner the email address of the speaker */
export function createRecording(request: RecordingRequest, owner: string): KeptRecording {
  const { teamId, target, wordsHash, currentAssetId, replaced } = request;
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
    priorAssetId: currentAssetId,
  };
}
