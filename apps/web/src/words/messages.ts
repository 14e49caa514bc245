import { use } from 'react';
import { createTranslations, useLanguage } from './language.ts';

type Messages = Readonly<Record<string, string>>;
/** What stands in a message at the places in braces: `{ email: 'ada@example.test' }` for 'Resent to {email}'. */
export type MessageParts = Readonly<Record<string, string>>;

const untranslated: Messages = {};
const messages = createTranslations<Messages>({
  en: untranslated,
  de: async () => (await import('./messages.de.ts')).messages,
});

/**
 * Says a message of a rule or of a call in the language of the interface.
 *
 * Rules and calls word their messages in English, which is also what the protocol carries; the English text is
 * the key. A message without a translation is shown as it is.
 */
export function useMessage(): (english: string, parts?: MessageParts) => string {
  const language = useLanguage((state) => state.language);
  const known = language === 'en' ? untranslated : use(messages.load(language));
  return (english, parts = {}) => fillPlaceholders(known[english] ?? english, parts);
}

function fillPlaceholders(message: string, parts: MessageParts): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => parts[name] ?? place);
}
