import { fillMessage } from '@confab/model';
import { use } from 'react';
import type { Translator } from './create-translator.ts';
import { createTranslations, useLanguage } from './language.ts';

// A message of a list has its name and no values yet; in every other one, braces are not placeholders.
const english: Translator = ({ message, messageName, messageParts }, parts) =>
  messageName !== undefined && messageParts === undefined ? fillMessage(message, parts) : message;

// The registry of all messages is loaded with a translation only, so that pages in English stay small.
const translators = createTranslations<Translator>({
  en: english,
  de: async () => (await import('./translate.de.ts')).translate,
});

/**
 * Returns a function that translates the messages of rules and calls into the language of the interface.
 *
 * A message leads to its translation by its name and its values. A text without a name is shown as it is.
 */
export function useMessage(): Translator {
  // The whole state: it changes when texts that could not be loaded arrive later.
  const { language } = useLanguage();
  return language === 'en' ? english : use(translators.load(language));
}
