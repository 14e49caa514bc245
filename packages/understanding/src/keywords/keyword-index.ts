import { readVocabulary, type Vocabulary } from './vocabulary.ts';
import { splitKeywordWords } from './word-forms.ts';

/** Somebody who listens for keywords: a page. */
export interface KeywordOwner {
  readonly id: string;
  /** Its entries, each of one or more words; an alternative is an entry of its own. */
  readonly keywords: readonly string[];
}

/** An entry of an owner, at the end of its way through the words. */
interface IndexedEntry {
  /** Place of the owner. */
  readonly owner: number;
  /** As it was authored. */
  readonly keyword: string;
  readonly wordCount: number;
}

/** The keywords of many owners, made to be found in what is said; immutable. */
export interface KeywordIndex {
  readonly language: string;
  readonly owners: readonly string[];
  readonly vocabulary: Vocabulary;
  /** Where a word leads from a place on the way; undefined where no entry goes on like that. */
  next(place: number, wordId: number): number | undefined;
  /** The entries that end at a place. */
  entriesAt(place: number): readonly IndexedEntry[];
}

/** More words than a person says in one breath; longer entries are never heard. */
const longestEntry = 12;
const mostPlaces = 2 ** 24;
const none: readonly IndexedEntry[] = [];

/**
 * Indexes keywords: all entries share their beginnings, so what is said is followed word by word through all of them at
 * once, whether there are ten or 100,000.
 */
export function indexKeywords(owners: readonly KeywordOwner[], language = 'en'): KeywordIndex {
  const words: string[] = [];
  const idOf = new Map<string, number>();
  const ways = new Map<number, number>();
  const ends = new Map<number, IndexedEntry[]>();
  let places = 1;

  const wordId = (word: string) => {
    const known = idOf.get(word) ?? words.push(word) - 1;
    idOf.set(word, known);
    return known;
  };
  const add = (way: readonly string[], entry: IndexedEntry) => {
    let place = 0;
    for (const word of way) {
      const key = wordId(word) * mostPlaces + place;
      const next = ways.get(key) ?? places;
      if (next === places) places += 1;
      ways.set(key, next);
      place = next;
    }
    const entries = ends.get(place) ?? [];
    // Owners come one after the other: who has an entry twice has just had it.
    if (entries.at(-1)?.owner !== entry.owner) entries.push(entry);
    ends.set(place, entries);
  };

  for (const [owner, { keywords }] of owners.entries()) {
    for (const keyword of keywords) {
      const way = splitKeywordWords(keyword);
      if (way.length === 0 || way.length > longestEntry) continue;
      add(way, { owner, keyword, wordCount: way.length });
      // Some write as one word what others write as two.
      if (way.length === 2) add([way.join('')], { owner, keyword, wordCount: way.length });
    }
  }
  return {
    language,
    owners: owners.map(({ id }) => id),
    vocabulary: readVocabulary(words, language),
    next: (place, id) => ways.get(id * mostPlaces + place),
    entriesAt: (place) => ends.get(place) ?? none,
  };
}
