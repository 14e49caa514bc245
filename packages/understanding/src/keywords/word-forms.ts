import { getLanguageData } from '../languages/languages.ts';
import { normalise } from '../normalise.ts';
import { stem } from '../stem.ts';

/** Splits a text into normalised words; ß becomes ss. */
export function splitKeywordWords(text: string): string[] {
  const normal = normalise(text).replaceAll('ß', 'ss');
  return normal === '' ? [] : normal.split(' ');
}

/** The possible stems of an inflected word, likeliest first: closing may come from close or clos. */
export function listStems(word: string, language: string): string[] {
  const own = stem(word, language);
  return [own, ...(getLanguageData(language).listOtherStems?.(word, own) ?? [])];
}
