import { fillMessage } from '@confab/model';
import { createContext, use } from 'react';
import type { Translator } from './create-translator.ts';
import { createTranslations, useLanguage } from './language.ts';

// Only a message with a name and without values has placeholders; in every other message, braces are plain text.
const english: Translator = ({ message, messageName, messageParts }, parts) =>
  messageName !== undefined && messageParts === undefined ? fillMessage(message, parts) : message;

const translators = createTranslations<Translator>({
  en: english,
  de: async () => (await import('./translate.de.ts')).translate,
});
const startTranslators = createTranslations<Translator>({
  en: english,
  de: async () => (await import('./translate-start.de.ts')).translate,
});

/** Whether a page is for people who are signed out, so that it loads no messages of other pages. */
export const IsStartPage = createContext(false);

/**
 * Returns a function that translates the messages of rules and calls into the language of the interface.
 *
 * A message leads to its translation by its name and its values. A text without a name is shown as it is.
 */
export function useMessage(): Translator {
  // The whole state: it changes when texts that could not be loaded arrive later.
  const { language } = useLanguage();
  const { load } = use(IsStartPage) ? startTranslators : translators;
  return language === 'en' ? english : use(load(language));
}
