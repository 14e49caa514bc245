import { listResponseEntries } from '@confab/inputs';
import { emptyId, type JsonObject, type Property } from '@confab/model';
import { getSpokenWords, hashWords } from './spoken-words.ts';

/** Whether a spoken text has a recording, and whether it fits the words. */
export type RecordingState = 'missing' | 'stale' | 'recorded';

/** A text that the assistant speaks and a person can record. */
export interface SpokenText {
  readonly itemId: string;
  readonly itemName: string;
  /** The path of the entry in the item's values; the recording is its `AudioAssetId`. */
  readonly path: string;
  readonly entryId: string;
  /** The label of the response; inside a list, the title of the row comes before it. */
  readonly labels: readonly string[];
  /** The language of the project, such as `en-US`. */
  readonly language: string;
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

/** Lists what the responses of an item say, in the order of its form. Disabled entries and linked responses are left out. */
export function listSpokenTexts({ id, name, properties, values }: SpokenItem, language = ''): readonly SpokenText[] {
  return listResponseEntries(properties, values).flatMap(({ path, labels, entry }) => {
    const words = getSpokenWords(entry);
    if (words === '') return [];
    const wordsHash = hashWords(words);
    const { AudioAssetId: asset, RecordedWordsHash: recorded, EntryId: entryId } = entry;
    const audioAssetId = typeof asset === 'string' && asset !== '' && asset !== emptyId ? asset : undefined;
    const isStale = typeof recorded === 'string' && recorded !== '' && recorded !== wordsHash;
    return [
      {
        itemId: id,
        itemName: name,
        path,
        entryId: typeof entryId === 'string' ? entryId : '',
        labels,
        language,
        words,
        wordsHash,
        hasTokens: /\{[^{}\s]{1,200}\}/.test(words),
        audioAssetId,
        state: audioAssetId === undefined ? 'missing' : isStale ? 'stale' : 'recorded',
      },
    ];
  });
}
