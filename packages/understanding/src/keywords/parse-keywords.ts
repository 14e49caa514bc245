import { isWithinOneSlip, splitWords } from '../normalise.ts';
import { stem } from '../stem.ts';

/** A keyword entry: alternatives, each of one or more stemmed words. */
export interface KeywordEntry {
  readonly intentIndex: number;
  readonly words: readonly string[];
  /** The same words without stemming. */
  readonly forms: readonly string[];
}

/** The entries of a keyword list: a line is an entry, `|` separates alternatives. */
export function parseKeywords(lines: readonly string[], intentIndex: number, language = 'en'): KeywordEntry[] {
  return lines
    .flatMap((line) => line.split('|'))
    .map((alternative) => {
      const forms = splitWords(alternative);
      return { intentIndex, words: forms.map((word) => stem(word, language)), forms };
    })
    .filter(({ words }) => words.length > 0);
}

/** Finds the position of an entry in an utterance: adjacent words, inflected or with one typing error. */
export function findEntry(entry: KeywordEntry, stems: readonly string[]): number | undefined {
  const { words } = entry;
  for (let start = 0; start + words.length <= stems.length; start += 1) {
    if (words.every((word, offset) => isWithinOneSlip(stems[start + offset] ?? '', word))) return start;
  }
  return undefined;
}
