import { createContext, use, type ReactNode } from 'react';
import { german } from './words.de.ts';
import { english, type ChatWords } from './words.ts';

/** Languages the chat parts themselves speak. */
export type ChatLanguage = 'en' | 'de';

const wordsOf: Readonly<Record<ChatLanguage, ChatWords>> = { en: english, de: german };
const WordsContext = createContext<ChatWords>(english);

/** Says in which language the chat parts below speak. The public page shares no catalogue with the authoring tool: it stays small. */
export function ChatWordsProvider({
  language,
  children,
}: {
  readonly language: ChatLanguage;
  readonly children: ReactNode;
}) {
  return <WordsContext value={wordsOf[language]}>{children}</WordsContext>;
}

/** The words of the chat parts, English where nobody said otherwise. */
export function useChatWords(): ChatWords {
  return use(WordsContext);
}

/** The first of some language tags that the chat parts speak; English where there is none. */
export function chooseChatLanguage(tags: readonly (string | undefined)[]): ChatLanguage {
  const spoken = tags.map((tag) => tag?.slice(0, 2).toLowerCase()).find((tag) => tag === 'en' || tag === 'de');
  return spoken ?? 'en';
}
