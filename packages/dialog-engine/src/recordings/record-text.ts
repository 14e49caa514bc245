import { appendToPath, getTranslationPath, parseTranslationPath, splitLast, type InputEdit } from '@confab/inputs';
import type { SpokenText } from './list-spoken-texts.ts';

/** The entry of a spoken text, and its further language, if any. */
type RecordedPlace = Pick<SpokenText, 'path' | 'further'>;

/** Where an item holds the id of the recording of a spoken text: for a further language, in its translations. */
export function getRecordingPath(text: RecordedPlace): string {
  return getFieldPath(text, 'AudioAssetId');
}

/** Finds the spoken text whose recording is at a path; the inverse of `getRecordingPath`. */
export function parseRecordingPath(path: string): RecordedPlace {
  const translation = parseTranslationPath(path);
  return { path: splitLast(translation?.path ?? path)?.parent ?? '', further: translation?.language };
}

/**
 * The edits that make an asset the recording of a spoken text.
 *
 * @param wordsHash `hashWords` of the recorded words
 */
export function createRecordingEdits(text: RecordedPlace, assetId: string, wordsHash: string): readonly InputEdit[] {
  return [
    { path: getRecordingPath(text), action: 'ValueChanged', updatedValue: assetId },
    { path: getFieldPath(text, 'RecordedWordsHash'), action: 'ValueChanged', updatedValue: wordsHash },
  ];
}

function getFieldPath({ path, further }: RecordedPlace, field: string): string {
  const fieldPath = appendToPath(path, field);
  return further === undefined ? fieldPath : getTranslationPath(further, fieldPath);
}
