import { getLanguageWords } from '../../languages/language-words.ts';

/** Joins names for speech: a, b or c. */
export function joinChoices(names: readonly string[], language: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${getLanguageWords(language).or} ${names.at(-1) ?? ''}`;
}
