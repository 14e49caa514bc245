import { fillMessage } from '@confab/model';
import { use } from 'react';
import type { Translator } from './create-translator.ts';
import { createTranslations, useLanguage } from './language.ts';

const english: Translator = (shown, parts) => (typeof shown === 'string' ? fillMessage(shown, parts) : shown.message);

// The registry of all messages is loaded with a translation only, so that pages in English stay small.
const translators = createTranslations<Translator>({
  en: english,
  de: async () => (await import('./translate.de.ts')).translate,
});

/**
 * Returns a function that translates the messages of rules and calls into the language of the interface.
 *
 * A message of the server leads to its translation by the name and the values that came with it, one of a rule of the
 * client by its English text. A text without a name is shown in English.
 */
export function useMessage(): Translator {
  // The whole state: it is another one when texts that could not be loaded have come.
  const { language } = useLanguage();
  return language === 'en' ? english : use(translators.load(language));
}
