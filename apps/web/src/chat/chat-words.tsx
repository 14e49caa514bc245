import { createContext, use, type ReactNode } from 'react';
import { german } from './words.de.ts';
import { english, type ChatWords } from './words.ts';

/** The languages of the chat's own texts. */
export type ChatLanguage = 'en' | 'de';

const wordsByLanguage: Readonly<Record<ChatLanguage, ChatWords>> = { en: english, de: german };
const WordsContext = createContext<ChatWords>(english);

/** Sets the language of the chat components below. The public page has its own words, to stay small. */
export function ChatWordsProvider({
  language,
  children,
}: {
  readonly language: ChatLanguage;
  readonly children: ReactNode;
}) {
  return <WordsContext value={wordsByLanguage[language]}>{children}</WordsContext>;
}

/** The words of the chat components; English by default. */
export function useChatWords(): ChatWords {
  return use(WordsContext);
}

/** The first supported language of some language tags; English by default. */
export function chooseChatLanguage(tags: readonly (string | undefined)[]): ChatLanguage {
  const language = tags.map((tag) => tag?.slice(0, 2).toLowerCase()).find((tag) => tag === 'en' || tag === 'de');
  return language ?? 'en';
}
