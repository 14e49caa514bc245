import { findLanguageData } from './languages/languages.ts';
import { splitWords } from './normalise.ts';
import { stem } from './stem.ts';

const sets = new Map<string, ReadonlySet<string>>();

/** The stemmed small words of a language; undefined for a language without a list. */
export function getSmallWords(language: string): ReadonlySet<string> | undefined {
  const key = language.slice(0, 2);
  const list = findLanguageData(key)?.smallWords;
  if (list === undefined) return undefined;
  const known = sets.get(key) ?? new Set(splitWords(list).map((word) => stem(word, key)));
  sets.set(key, known);
  return known;
}
