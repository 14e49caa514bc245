import { getLanguageData } from './languages/languages.ts';

const longestUnchanged = 3;

/** Removes inflectional endings as the language does; as English does for a language without data. */
export function stem(word: string, language = 'en'): string {
  return word.length <= longestUnchanged ? word : getLanguageData(language).stem(word);
}
