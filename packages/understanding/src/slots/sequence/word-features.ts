import type { SteppedWork } from '../../stepped-work.ts';
import type { SlotTypeDefinition } from '../slot-type.ts';
import { splitSlotWords } from '../list-values.ts';
import type { AnalysedText } from './analysed-text.ts';

/** In how many values of a list each word occurs. */
export type WordCounts = ReadonlyMap<string, number>;
/** The words of values, by the id of their list. */
export type ValueWords = ReadonlyMap<string, WordCounts>;

/** Values that are learned as if their lists did not have them, so that words of no list are found, too. */
export interface HiddenValue {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const valuesPerStep = 500;

/** Counts the words of the values of a list, and of their synonyms. */
export function* countValueWords({ values }: SlotTypeDefinition, language: string): SteppedWork<WordCounts> {
  const counts = new Map<string, number>();
  for (const [place, { value, synonyms }] of values.entries()) {
    for (const text of [value, ...synonyms])
      for (const word of new Set(splitSlotWords(text, language).map((one) => one.word)))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    if (place % valuesPerStep === valuesPerStep - 1) yield;
  }
  return counts;
}

/**
 * Lists the features of each word of a text and of its neighbours: the words, their beginnings and ends, and what was
 * found there: values of the types of the slots, entities and places. About twenty features a word; linear in the text.
 */
export function listWordFeatures(
  text: AnalysedText,
  types: ReadonlySet<string>,
  valueWords: ValueWords,
  hidden: readonly HiddenValue[] = [],
): string[][] {
  const marks = markWords(text, types, valueWords, hidden);
  const getName = (at: number) => {
    if (at < 0) return '<';
    const word = text.words[at];
    return word ? word.word : '>';
  };
  return text.words.map(({ word, isAfterBreak }, at) => {
    const features = ['any'];
    if (word !== '') features.push(`word ${word}`, `starts ${word.slice(0, 3)}`, `ends ${word.slice(-3)}`);
    if (isAfterBreak) features.push('break');
    for (const offset of [-2, -1, 1, 2]) {
      const other = getName(at + offset);
      if (other !== '') features.push(`${offset} ${other}`);
    }
    for (const mark of marks[at] ?? []) features.push(mark, `${mark} -1 ${getName(at - 1)}`);
    for (const offset of [-1, 1]) for (const mark of marks[at + offset] ?? []) features.push(`${offset} ${mark}`);
    return features;
  });
}

/** What was found at each word: whole values by their first, middle and last words, and single words of values. */
function markWords(
  { words, found }: AnalysedText,
  types: ReadonlySet<string>,
  valueWords: ValueWords,
  hidden: readonly HiddenValue[],
) {
  const marks = words.map((): string[] => []);
  const whole = words.map(() => new Set<string>());
  for (const one of found) {
    if (one.isOfList && !types.has(one.type)) continue;
    if (hidden.some(({ type, start, end }) => type === one.type && start < one.end && one.start < end)) continue;
    for (let at = one.start; at < one.end; at += 1) {
      marks[at]?.push(`is ${one.type} ${at === one.start ? 'first' : ''}${at === one.end - 1 ? 'last' : ''}`);
      whole[at]?.add(one.type);
    }
  }
  for (const [at, { word }] of words.entries())
    for (const [type, counts] of valueWords) {
      const count = counts.get(word);
      if (count === undefined || whole[at]?.has(type)) continue;
      const isHidden = hidden.some((one) => one.type === type && one.start <= at && at < one.end);
      const others = isHidden ? count - 1 : count;
      if (others > 0) marks[at]?.push(`in ${type} ${others > 1 ? 'often' : ''}`);
    }
  return marks;
}
