import { createContext, use, type ReactNode } from 'react';

/** The texts of the design system's own components. */
export interface UiWords {
  /** The accessible name of an explanation's button. */
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

/** Sets the texts of the components below; English by default. */
export function UiWordsProvider({ words, children }: UiWordsProviderProps) {
  return <Words value={words}>{children}</Words>;
}

/** The texts of the design system. */
export function useUiWords(): UiWords {
  return use(Words);
}
