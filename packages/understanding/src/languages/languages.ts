import { projectLanguages, type ProjectLanguage } from '@confab/model';
import { english } from './english/english.ts';
import { french } from './french/french.ts';
import { german } from './german/german.ts';
import type { LanguageData } from './language-data.ts';
import { spanish } from './spanish/spanish.ts';

/** The languages that assistants understand. */
const languages: Readonly<Record<ProjectLanguage, LanguageData>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
};

/** The language of a code such as `de-AT`; undefined for one without data. */
export function findLanguageKey(code: string): ProjectLanguage | undefined {
  const short = code.slice(0, 2).toLowerCase();
  return projectLanguages.find((language) => language === short);
}

/** The data of a language code such as `de-AT`; undefined for a language without data. */
export function findLanguageData(code: string): LanguageData | undefined {
  const key = findLanguageKey(code);
  return key && languages[key];
}

/** The data of a language code; that of English for a language without data. */
export function getLanguageData(code: string): LanguageData {
  return findLanguageData(code) ?? english;
}
