import { fillMessage } from '@confab/model';
import { use } from 'react';
import type { Translator } from './create-translator.ts';
import { createTranslations, useLanguage } from './language.ts';

// The registry of all messages is loaded with a translation only, so that pages in English stay small.
const translators = createTranslations<Translator>({
  en: fillMessage,
  de: async () => (await import('./translate.de.ts')).translate,
});

/**
 * Returns a function that translates the messages of rules and calls into the language of the interface.
 *
 * Rules, calls and the protocol word messages in English. The English text leads to the name of the message, and the
 * name to its translation. A text without a name is shown in English.
 */
export function useMessage(): Translator {
  const language = useLanguage((state) => state.language);
  return language === 'en' ? fillMessage : use(translators.load(language));
}
