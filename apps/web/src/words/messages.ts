import { use } from 'react';
import { createTranslations, useLanguage } from './language.ts';

type Messages = Readonly<Record<string, string>>;
/** The values of a message's placeholders: `{ email: 'ada@example.test' }` for 'Resent to {email}'. */
export type MessageParts = Readonly<Record<string, string>>;

const untranslated: Messages = {};
const messages = createTranslations<Messages>({
  en: untranslated,
  de: async () => (await import('./messages.de.ts')).messages,
});

/**
 * Returns a function that translates the messages of rules and calls into the language of the interface.
 *
 * Rules, calls and the protocol word messages in English, and the English text is the key. A message without a
 * translation is shown in English.
 */
export function useMessage(): (english: string, parts?: MessageParts) => string {
  const language = useLanguage((state) => state.language);
  const known = language === 'en' ? untranslated : use(messages.load(language));
  return (english, parts = {}) => fillPlaceholders(known[english] ?? english, parts);
}

function fillPlaceholders(message: string, parts: MessageParts): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => parts[name] ?? place);
}
