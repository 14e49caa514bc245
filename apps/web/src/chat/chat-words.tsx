import { createContext, use, type ReactNode } from 'react';
import { german } from './words.de.ts';
import { english, type ChatWords } from './words.ts';

const wordsByLanguage = { en: english, de: german } as const;
const WordsContext = createContext<ChatWords>(english);

interface ChatWordsProviderProps {
  /** Words, or the language of the interface that they are in. */
  readonly language: keyof typeof wordsByLanguage | ChatWords;
  readonly children: ReactNode;
}

/** Sets the words of the chat components below. The public page has its own words, to stay small. */
export function ChatWordsProvider({ language, children }: ChatWordsProviderProps) {
  return (
    <WordsContext value={typeof language === 'string' ? wordsByLanguage[language] : language}>{children}</WordsContext>
  );
}

/** The words of the chat components; English by default. */
export function useChatWords(): ChatWords {
  return use(WordsContext);
}
