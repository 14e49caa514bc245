import type { MediaStatus } from '@confab/model/media';

interface MediaFacts {
  readonly hasAsset: boolean;
  /** Whether a recording of this input is still in the browser. */
  readonly isKept: boolean;
  readonly isUploading: boolean;
  readonly hasUploadFailed: boolean;
  /** Whether the player can play it. */
  readonly isReady: boolean;
  /** Whether the server had no sound for it. */
  readonly hasPlayerFailed: boolean;
}

/** The state of the media of an input (A3.62). */
export function getMediaStatus(facts: MediaFacts): MediaStatus {
  if (facts.isUploading) return 'Uploading';
  if (facts.hasUploadFailed) return 'UploadError';
  if (facts.isKept) return 'ReadyToUpload';
  if (!facts.hasAsset) return 'None';
  if (facts.hasPlayerFailed) return 'BackendNotReady';
  return facts.isReady ? 'ReadyToPlay' : 'Uploaded';
}
