import { showToast } from '../../toasts/index.ts';
import { toastMessages } from '../../words/web-messages.ts';

/** An uploaded file, and what its place named when the upload was begun. */
interface FinishedUpload {
  readonly assetId: string;
  readonly fileName: string;
  readonly priorValue: string;
  /** ISO 8601. */
  readonly startedUtc: string;
}

/** When the uploads that this page has written into their places were begun, by asset id. */
const startsOfUsed = new Map<string, string>();

/**
 * Claims a place for a finished upload, unless the place has had another choice since the upload began. An earlier
 * upload of this page does not count as such a choice.
 *
 * @returns whether the place may name the asset; if not, a toast says that the file is in the library only
 */
export function claimPlace(upload: FinishedUpload, currentValue: string): boolean {
  const { assetId, fileName, priorValue, startedUtc } = upload;
  const startOfCurrent = startsOfUsed.get(currentValue);
  const isEarlierUpload = startOfCurrent !== undefined && startOfCurrent <= startedUtc;
  const isFree = [priorValue, assetId].includes(currentValue) || isEarlierUpload;
  if (isFree) startsOfUsed.set(assetId, startedUtc);
  else showToast({ text: toastMessages.uploadNotUsed, parts: { file: fileName }, autocloseMs: 8_000 });
  return isFree;
}
