import { findLanguageData } from './languages/languages.ts';
import { splitKeywordWords } from './keywords/word-forms.ts';
import { splitWords } from './normalise.ts';
import { stem } from './stem.ts';

const everydaySets = new Map<string, ReadonlySet<string>>();

/** Whether people say a keyword word every day, so that it never counts as a typing error of a rarer one. */
export function isEverydayWord(word: string, language: string): boolean {
  const key = language.slice(0, 2);
  const data = findLanguageData(key);
  if (data === undefined) return false;
  const known =
    everydaySets.get(key) ??
    new Set(`${data.smallWords} ${data.everydayWords}`.split(/\s+/).flatMap(splitKeywordWords));
  everydaySets.set(key, known);
  return known.has(word);
}

/** The small words of a language as people write them, in small letters; empty for a language without a list. */
export function listSmallWords(language: string): readonly string[] {
  return findLanguageData(language)?.smallWords.split(/\s+/) ?? [];
}

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
