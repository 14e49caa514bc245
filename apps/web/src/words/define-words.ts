import { use } from 'react';
import { createTranslations, useLanguage, type Language } from './language.ts';

/** The words of a feature: texts, and functions that build texts from values. */
export type Words = Readonly<Record<string, string | ((...parts: never[]) => string)>>;
/** The same words in another language: same keys, same parameters. */
export type Translated<W extends Words> = {
  readonly [Key in keyof W]: W[Key] extends string ? string : W[Key];
};

interface WordSet<W extends Words> {
  readonly english: W;
  readonly load: (language: Exclude<Language, 'en'>) => Promise<Translated<W>>;
}

/**
 * The words of a feature, in English and, loaded when needed, in the other languages.
 *
 * @example
 * const english = { save: 'Save', hello: (name: string) => `Hello, ${name}` };
 * export type MyWords = typeof english; // the type of the words in words.de.ts
 * export const words = defineWords(english, { de: () => import('./words.de.ts') });
 */
export function defineWords<const W extends Words>(
  english: W,
  others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly words: Translated<W> }>>>,
): WordSet<W> {
  // The English words are their own translation.
  const same = english as Translated<W>;
  const spoken = createTranslations<Translated<W>>({ en: same, de: async () => (await others.de()).words });
  return { english, load: spoken.load };
}

/** The words in the language of the interface. Suspends while another language than English is loading. */
export function useWords<W extends Words>(set: WordSet<W>): Translated<W> {
  // The whole state: it changes when texts that could not be loaded arrive later.
  const { language } = useLanguage();
  // The English words are their own translation.
  if (language === 'en') return set.english as Translated<W>;
  return use(set.load(language));
}
