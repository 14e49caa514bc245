import type { KeywordIndex } from './keyword-index.ts';
import type { WordMatch } from './vocabulary.ts';
import { splitKeywordWords } from './word-forms.ts';

/** The best keyword match of an owner. */
export interface KeywordMatch {
  readonly id: string;
  /** The entry, as authored. */
  readonly keyword: string;
  /** How many words the entry has. */
  readonly length: number;
  /** The words of the text that match it. */
  readonly words: readonly string[];
  /** Numbers of matched words with a typing error, and in another form. */
  readonly slips: number;
  readonly inflections: number;
  /** Number of words of the text that any entry of the owner matches. */
  readonly covered: number;
  /** Number of words of the text. */
  readonly said: number;
}

/** A state reached in the keyword trie. */
interface TriePath {
  readonly place: number;
  readonly start: number;
  readonly end: number;
  readonly slips: number;
  readonly inflections: number;
}

/** A keyword word that matches at a position, and the next position. */
interface Step {
  readonly wordId: number;
  readonly next: number;
  readonly slips: number;
  readonly inflections: number;
}

// Limits the work per word; far above real keywords.
const maxStepsPerWord = 500;
/** Words beyond this position are matched, but do not count as covered. */
const maxCoveredWords = 31;

/**
 * Finds the keywords of all owners in a text: the best match of each, best first.
 *
 * The longest entry in words is the best; ties are decided by fewer typing errors, then fewer words in
 * another form, then more covered words, then more letters, then order.
 * Linear in the text.
 */
export function findKeywords(index: KeywordIndex, text: string): KeywordMatch[] {
  const words = splitKeywordWords(text);
  const found = new Map<string, readonly WordMatch[]>();
  for (const word of words) if (!found.has(word)) found.set(word, index.vocabulary.find(word));
  const steps = words.map((_word, at) => findSteps(index, found, words, at));
  const heard = new Map<number, TriePath>();
  const covered = new Map<number, number>();
  for (let start = 0; start < words.length; start += 1) {
    for (const one of followWords(index, steps, start)) {
      const known = heard.get(one.place);
      if (!known || countErrors(one) < countErrors(known)) heard.set(one.place, one);
      covered.set(one.place, (covered.get(one.place) ?? 0) | toMask(one));
    }
  }
  return findBestByOwner(index, words, heard, covered);
}

/** Compares two matches by length and errors; negative if the first is better. */
export function compareKeywordMatches(one: KeywordMatch, other: KeywordMatch): number {
  return other.length - one.length || countErrors(one) - countErrors(other);
}

/** Compares two equal matches by covered words; negative if the first covers more. */
export function compareCovered(one: KeywordMatch, other: KeywordMatch): number {
  return other.covered - one.covered || other.keyword.length - one.keyword.length;
}

function countErrors({ slips, inflections }: Pick<KeywordMatch, 'slips' | 'inflections'>) {
  return slips * 100 + inflections;
}

/** The steps from the word at a position: alone, or joined with the next word. */
function findSteps(
  { vocabulary }: KeywordIndex,
  found: ReadonlyMap<string, readonly WordMatch[]>,
  words: readonly string[],
  at: number,
): Step[] {
  const [word = '', following] = [words[at], words[at + 1]];
  const steps = (found.get(word) ?? []).map(({ wordId, how }) => ({
    wordId,
    next: at + 1,
    slips: how === 'slip' ? 1 : 0,
    inflections: how === 'inflected' ? 1 : 0,
  }));
  const joined = following === undefined ? undefined : vocabulary.exact(word + following);
  if (joined !== undefined) steps.push({ wordId: joined, next: at + 2, slips: 0, inflections: 1 });
  return steps;
}

/** Finds all entries that begin at a word. */
function followWords(index: KeywordIndex, steps: readonly (readonly Step[])[], start: number): TriePath[] {
  const ends: TriePath[] = [];
  const open: TriePath[] = [{ place: 0, start, end: start, slips: 0, inflections: 0 }];
  let left = maxStepsPerWord;
  for (let here = open.pop(); here && left > 0; here = open.pop()) {
    for (const { wordId, next, slips, inflections } of steps[here.end] ?? []) {
      left -= 1;
      const place = index.next(here.place, wordId);
      if (place === undefined) continue;
      const there = {
        place,
        start,
        end: next,
        slips: here.slips + slips,
        inflections: here.inflections + inflections,
      };
      if (index.entriesAt(place).length > 0) ends.push(there);
      open.push(there);
    }
  }
  return ends;
}

function findBestByOwner(
  index: KeywordIndex,
  words: readonly string[],
  heard: ReadonlyMap<number, TriePath>,
  covered: ReadonlyMap<number, number>,
): KeywordMatch[] {
  const best = new Map<number, KeywordMatch>();
  const masks = new Map<number, number>();
  for (const one of heard.values()) {
    const said = words.slice(one.start, one.end);
    for (const { owner, keyword, wordCount } of index.entriesAt(one.place)) {
      masks.set(owner, (masks.get(owner) ?? 0) | (covered.get(one.place) ?? 0));
      const known = best.get(owner);
      const match: KeywordMatch = {
        id: index.owners[owner] ?? '',
        keyword,
        length: wordCount,
        words: said,
        slips: one.slips,
        inflections: one.inflections,
        covered: 0,
        said: words.length,
      };
      if (!known || (compareKeywordMatches(match, known) || compareCovered(match, known)) < 0) best.set(owner, match);
    }
  }
  const matches = [...best].sort(([one], [other]) => one - other);
  return matches
    .map(([owner, match]) => ({ ...match, covered: countBits(masks.get(owner) ?? 0) }))
    .sort((one, other) => compareKeywordMatches(one, other) || compareCovered(one, other));
}

function toMask({ start, end }: TriePath) {
  let mask = 0;
  for (let at = start; at < Math.min(end, maxCoveredWords); at += 1) mask |= 1 << at;
  return mask;
}

function countBits(mask: number) {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
