import { findLanguageKey, getLanguageData } from '../languages/languages.ts';
import { readLanguage, type Language } from './language.ts';

const read = new Map<string, Language>();

/** The tables of a language code such as `de-AT`; English for a language without data. */
export function getLanguage(code: string): Language {
  const key = findLanguageKey(code) ?? 'en';
  const known = read.get(key) ?? readLanguage(key, getLanguageData(key).words);
  read.set(key, known);
  return known;
}
