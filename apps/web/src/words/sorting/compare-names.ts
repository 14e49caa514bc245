import { useLanguage } from '../language.ts';

/**
 * Returns a function that compares names as the language of the interface orders them, with numbers in them by size.
 */
export function getNameComparer(): (one: string, other: string) => number {
  return new Intl.Collator(useLanguage.getState().language, { numeric: true }).compare;
}
