import { use } from 'react';
import { useLanguage, type Language } from './language.ts';

type Messages = Readonly<Record<string, string>>;
const others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly messages: Messages }>>> = {
  de: () => import('./messages.de.ts'),
};
const loaded = new Map<Language, Promise<Messages>>();

/**
 * Says a message of a rule or of a call in the language of the interface.
 *
 * Rules and calls word their messages in English, which is also what the protocol carries; the English text is
 * the key. A message without a translation is shown as it is.
 */
export function useMessage(): (english: string) => string {
  const language = useLanguage((state) => state.language);
  const messages = language === 'en' ? undefined : use(messagesIn(language));
  return (english) => messages?.[english] ?? english;
}

function messagesIn(language: Exclude<Language, 'en'>): Promise<Messages> {
  const known = loaded.get(language) ?? others[language]().then(({ messages }) => messages);
  loaded.set(language, known);
  return known;
}
