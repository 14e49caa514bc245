import type { KeywordIndex } from './keyword-index.ts';
import type { WordMatch } from './vocabulary.ts';
import { splitKeywordWords } from './word-forms.ts';

/** The best that was heard of an owner's keywords. */
export interface KeywordMatch {
  readonly id: string;
  /** The entry, as authored. */
  readonly keyword: string;
  /** How many words the entry has. */
  readonly length: number;
  /** The words of what was said that stand for it. */
  readonly words: readonly string[];
  /** Words with a slip of a letter, and words in another form. */
  readonly slips: number;
  readonly inflections: number;
  /** Words of what was said that any entry of the owner stands for. */
  readonly covered: number;
  /** Words of what was said. */
  readonly said: number;
}

/** A place on the ways of the keywords that what was said leads to. */
interface Heard {
  readonly place: number;
  readonly start: number;
  readonly end: number;
  readonly slips: number;
  readonly inflections: number;
}

/** What a word of what was said may be, and where it goes on. */
interface Step {
  readonly wordId: number;
  readonly next: number;
  readonly slips: number;
  readonly inflections: number;
}

// What bounds the work for one word; nobody's keywords come near.
const mostStepsFromAWord = 500;
/** Words beyond these are heard, but do not make a match better. */
const mostCounted = 31;

/**
 * What was said of the keywords of all owners: the best match of each, best first.
 *
 * The longest entry is the best, counted in words; of equally long ones the one with fewer slips, then with fewer words in
 * another form, then the one whose owner has more of what was said, then the one with more letters, then the first.
 * Takes time linear in the text.
 */
export function findKeywords(index: KeywordIndex, text: string): KeywordMatch[] {
  const words = splitKeywordWords(text);
  const found = new Map<string, readonly WordMatch[]>();
  for (const word of words) if (!found.has(word)) found.set(word, index.vocabulary.find(word));
  const steps = words.map((_word, at) => stepsAt(index, found, words, at));
  const heard = new Map<number, Heard>();
  const covered = new Map<number, number>();
  for (let start = 0; start < words.length; start += 1) {
    for (const one of follow(index, steps, start)) {
      const known = heard.get(one.place);
      if (!known || faults(one) < faults(known)) heard.set(one.place, one);
      covered.set(one.place, (covered.get(one.place) ?? 0) | maskOf(one));
    }
  }
  return bestOfOwners(index, words, heard, covered);
}

/** How two matches compare, but for whose they are; negative where the first is better. */
export function compareKeywordMatches(one: KeywordMatch, other: KeywordMatch): number {
  return other.length - one.length || faults(one) - faults(other);
}

/** How two matches compare that are as good as each other; negative where the first says more of what was said. */
export function compareCovered(one: KeywordMatch, other: KeywordMatch): number {
  return other.covered - one.covered || other.keyword.length - one.keyword.length;
}

function faults({ slips, inflections }: Pick<KeywordMatch, 'slips' | 'inflections'>) {
  return slips * 100 + inflections;
}

/** What the word at a place may be: by itself, or with the next one where they are one word of a keyword. */
function stepsAt(
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

/** The ends of all entries that begin at a word. */
function follow(index: KeywordIndex, steps: readonly (readonly Step[])[], start: number): Heard[] {
  const ends: Heard[] = [];
  const open: Heard[] = [{ place: 0, start, end: start, slips: 0, inflections: 0 }];
  let left = mostStepsFromAWord;
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

function bestOfOwners(
  index: KeywordIndex,
  words: readonly string[],
  heard: ReadonlyMap<number, Heard>,
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
    .map(([owner, match]) => ({ ...match, covered: bitsIn(masks.get(owner) ?? 0) }))
    .sort((one, other) => compareKeywordMatches(one, other) || compareCovered(one, other));
}

function maskOf({ start, end }: Heard) {
  let mask = 0;
  for (let at = start; at < Math.min(end, mostCounted); at += 1) mask |= 1 << at;
  return mask;
}

function bitsIn(mask: number) {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
