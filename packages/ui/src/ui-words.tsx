import { createContext, use, type ReactNode } from 'react';

/** What the components of the design system say by themselves. */
export interface UiWords {
  /** Names the button of an explanation. */
  readonly about: (label: string) => string;
  readonly noDescription: string;
  readonly moreInfo: string;
  readonly close: string;
  readonly loading: string;
  readonly tryAgain: string;
}

const english: UiWords = {
  about: (label) => `About ${label}`,
  noDescription: 'No description available',
  moreInfo: 'More Info',
  close: 'Close',
  loading: 'Loading',
  tryAgain: 'Try again',
};

const Words = createContext(english);

interface UiWordsProviderProps {
  readonly words: UiWords;
  readonly children: ReactNode;
}

/** Everything below says its own words in another language than English. */
export function UiWordsProvider({ words, children }: UiWordsProviderProps) {
  return <Words value={words}>{children}</Words>;
}

/** The words of the design system itself. */
export function useUiWords(): UiWords {
  return use(Words);
}
