import { normalise, stem } from '../normalise.ts';

/** The words of a keyword or of what is said, as they are compared: like every text, and ß is ss. */
export function splitKeywordWords(text: string): string[] {
  const normal = normalise(text).replaceAll('ß', 'ss');
  return normal === '' ? [] : normal.split(' ');
}

/** What an inflected word may be a form of, likeliest first: closing comes from close as well as it would from clos. */
export function listStems(word: string, language: string): string[] {
  const own = stem(word, language);
  if (language.startsWith('de')) return word.endsWith('um') && word.length > 5 ? [own, word.slice(0, -2)] : [own];
  if (own === word) return [own];
  if (word.endsWith('ied')) return [own, `${word.slice(0, -3)}y`];
  return word.endsWith('ing') || word.endsWith('ed') ? [own, `${own}e`] : [own];
}
