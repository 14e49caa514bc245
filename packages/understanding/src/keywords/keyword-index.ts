import type { SteppedWork } from '../stepped-work.ts';
import { readVocabularyInSteps, type Vocabulary } from './vocabulary.ts';
import { splitKeywordWords } from './word-forms.ts';

/** An owner of keywords, such as a page. */
export interface KeywordOwner {
  readonly id: string;
  /** Its entries, each of one or more words; each alternative is a separate entry. */
  readonly keywords: readonly string[];
}

/** An entry of an owner, stored at the end of its words in the trie. */
interface IndexedEntry {
  /** Index of the owner. */
  readonly owner: number;
  /** As authored. */
  readonly keyword: string;
  readonly wordCount: number;
}

/** A searchable index of the keywords of many owners; immutable. */
export interface KeywordIndex {
  readonly language: string;
  readonly owners: readonly string[];
  /** The keywords of an owner as given. */
  keywordsOf(owner: number): readonly string[];
  readonly vocabulary: Vocabulary;
  /** The next state of the trie after a word; undefined if no entry continues with it. */
  next(place: number, wordId: number): number | undefined;
  /** The entries that end at a state. */
  entriesAt(place: number): readonly IndexedEntry[];
}

/** The maximum words of an entry; longer entries never match. */
const maxEntryWords = 12;
const maxStates = 2 ** 24;
const ownersPerStep = 100;
const none: readonly IndexedEntry[] = [];

/** Whether an index was built from these owners and keywords, in this order. */
export function hasSameKeywords(index: KeywordIndex, owners: readonly KeywordOwner[], language: string): boolean {
  return (
    index.language === language &&
    index.owners.length === owners.length &&
    owners.every(({ id, keywords }, at) => {
      const known = index.keywordsOf(at);
      return (
        index.owners[at] === id &&
        known.length === keywords.length &&
        keywords.every((keyword, place) => known[place] === keyword)
      );
    })
  );
}

/** Indexes keywords in a trie, in steps, so that a text is matched word by word against all entries at once. */
export function* indexKeywordsInSteps(owners: readonly KeywordOwner[], language = 'en'): SteppedWork<KeywordIndex> {
  const words: string[] = [];
  const idByWord = new Map<string, number>();
  const ways = new Map<number, number>();
  const ends = new Map<number, IndexedEntry[]>();
  let places = 1;

  const wordId = (word: string) => {
    const known = idByWord.get(word) ?? words.push(word) - 1;
    idByWord.set(word, known);
    return known;
  };
  const add = (way: readonly string[], entry: IndexedEntry) => {
    let place = 0;
    for (const word of way) {
      const key = wordId(word) * maxStates + place;
      const next = ways.get(key) ?? places;
      if (next === places) places += 1;
      ways.set(key, next);
      place = next;
    }
    const entries = ends.get(place) ?? [];
    // Owners are added in order, so a duplicate is always the last entry.
    if (entries.at(-1)?.owner !== entry.owner) entries.push(entry);
    ends.set(place, entries);
  };

  for (const [owner, { keywords }] of owners.entries()) {
    for (const keyword of keywords) {
      const way = splitKeywordWords(keyword);
      if (way.length === 0 || way.length > maxEntryWords) continue;
      add(way, { owner, keyword, wordCount: way.length });
      // People write some compounds as one word and others as two.
      if (way.length === 2) add([way.join('')], { owner, keyword, wordCount: way.length });
    }
    if (owner % ownersPerStep === ownersPerStep - 1) yield;
  }
  yield;
  const vocabulary = yield* readVocabularyInSteps(words, language);
  return {
    language,
    owners: owners.map(({ id }) => id),
    keywordsOf: (owner) => owners[owner]?.keywords ?? [],
    vocabulary,
    next: (place, id) => ways.get(id * maxStates + place),
    entriesAt: (place) => ends.get(place) ?? none,
  };
}
