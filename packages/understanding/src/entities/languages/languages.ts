import { readLanguage, type Language, type LanguageWords } from '../language.ts';
import { english } from './english.ts';
import { german } from './german.ts';

const files: Readonly<Record<string, LanguageWords>> = { en: english, de: german };
const read = new Map<string, Language>();

/** The tables of a language code such as `de-AT`; English for a language without tables. */
export function getLanguage(code: string): Language {
  const short = code.slice(0, 2).toLowerCase();
  const key = Object.hasOwn(files, short) ? short : 'en';
  const known = read.get(key) ?? readLanguage(key, files[key] ?? english);
  read.set(key, known);
  return known;
}
