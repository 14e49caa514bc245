import { normalise, stem } from '../normalise.ts';

/** Splits a text into normalised words; ß becomes ss. */
export function splitKeywordWords(text: string): string[] {
  const normal = normalise(text).replaceAll('ß', 'ss');
  return normal === '' ? [] : normal.split(' ');
}

/** The possible stems of an inflected word, likeliest first: closing may come from close or clos. */
export function listStems(word: string, language: string): string[] {
  const own = stem(word, language);
  if (language.startsWith('de')) return word.endsWith('um') && word.length > 5 ? [own, word.slice(0, -2)] : [own];
  if (own === word) return [own];
  if (word.endsWith('ied')) return [own, `${word.slice(0, -3)}y`];
  return word.endsWith('ing') || word.endsWith('ed') ? [own, `${own}e`] : [own];
}
