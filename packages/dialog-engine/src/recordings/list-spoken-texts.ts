import {
  appendToPath,
  getTranslationPath,
  isBlank,
  listResponseEntries,
  readAt,
  translateValues,
  type FoundEntry,
  type TextLabel,
} from '@confab/inputs';
import { emptyId, isJsonObject, type JsonObject, type JsonValue, type Property } from '@confab/model';
import { getSpokenWords, hashWords } from './spoken-words.ts';

/** Whether a spoken text has a recording, and whether it fits the words. */
export type RecordingState = 'missing' | 'stale' | 'recorded';

/** A text that the assistant speaks and a person can record. */
export interface SpokenText {
  readonly itemId: string;
  readonly itemName: string;
  /** The path of the entry in the item's values, the same in all languages. `getRecordingPath` leads to its recording. */
  readonly path: string;
  readonly entryId: string;
  /** The label of the response; inside a list, the title of the row comes before it. */
  readonly labels: readonly TextLabel[];
  /** The language of the words, such as `en-US`. */
  readonly language: string;
  /** The further language of the project that this is; undefined for its first one. */
  readonly further: string | undefined;
  /** Plain text: what `getSpokenWords` gives. Never empty. */
  readonly words: string;
  /** `hashWords` of the words. */
  readonly wordsHash: string;
  /** Whether the words contain tokens, which a recording cannot say. */
  readonly hasTokens: boolean;
  /** The asset that is the recording; undefined without one. */
  readonly audioAssetId: string | undefined;
  /** `stale` when the words have changed since. A recording that nothing is known about counts as `recorded`. */
  readonly state: RecordingState;
}

/** An item of a project, with the properties of its schema. */
export interface SpokenItem {
  readonly id: string;
  readonly name: string;
  readonly properties: readonly Property[];
  readonly values: JsonObject;
}

/**
 * Lists what the responses of an item say, in the order of its form: all in the first language, then in each further one.
 * Disabled entries and linked responses are left out. A further language has the entries that it translates or records
 * itself: it says the others in the first language, with the recordings of that.
 *
 * @param languages those of the project, the first one first
 */
export function listSpokenTexts(
  item: SpokenItem,
  [first, ...others]: readonly [string, ...string[]],
): readonly SpokenText[] {
  const { properties, values } = item;
  const entries = listResponseEntries(properties, values);
  const list = (language: string, further: string | undefined, found: readonly FoundEntry[]) =>
    found.flatMap((one) => describeEntry(item, one, { language, further }));
  return [
    ...list(first, undefined, entries),
    ...others.flatMap((language) => list(language, language, translateEntries(values, language, entries))),
  ];
}

function describeEntry(
  { id, name }: SpokenItem,
  { path, labels, entry }: FoundEntry,
  language: Pick<SpokenText, 'language' | 'further'>,
): readonly SpokenText[] {
  const words = getSpokenWords(entry);
  if (words === '') return [];
  const wordsHash = hashWords(words);
  const { RecordedWordsHash: recorded, EntryId: entryId } = entry;
  const audioAssetId = readAsset(entry.AudioAssetId);
  const isStale = typeof recorded === 'string' && recorded !== '' && recorded !== wordsHash;
  return [
    {
      itemId: id,
      itemName: name,
      path,
      entryId: typeof entryId === 'string' ? entryId : '',
      labels,
      ...language,
      words,
      wordsHash,
      hasTokens: /\{[^{}\s]{1,200}\}/.test(words),
      audioAssetId,
      state: audioAssetId === undefined ? 'missing' : isStale ? 'stale' : 'recorded',
    },
  ];
}

/** The entries that a further language translates or records itself, as it says them. */
function translateEntries(values: JsonObject, language: string, entries: readonly FoundEntry[]): readonly FoundEntry[] {
  const translated = translateValues(values, language);
  if (translated === values) return [];
  return entries.flatMap((found) => {
    const { path, entry } = found;
    const read = (field: string) => readAt(values, getTranslationPath(language, appendToPath(path, field)));
    const isTranslated = !isBlank(read('SpokenText')) || (isBlank(entry.SpokenText) && !isBlank(read('DisplayText')));
    const own = readAt(translated, path);
    const isOwn = isTranslated || readAsset(read('AudioAssetId')) !== undefined;
    return isOwn && isJsonObject(own) ? [{ ...found, entry: own }] : [];
  });
}

function readAsset(id: JsonValue | undefined): string | undefined {
  return typeof id === 'string' && id !== '' && id !== emptyId ? id : undefined;
}
