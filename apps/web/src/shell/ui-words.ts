import { defineWords } from '../words/define-words.ts';

const english = {
  about: (label: string) => `About ${label}`,
  noDescription: 'No description available',
  moreInfo: 'More Info',
  close: 'Close',
  loading: 'Loading',
  tryAgain: 'Try again',
};
export type SpokenWords = typeof english;

/** What the design system says by itself. */
export const uiWords = defineWords(english, { de: () => import('./ui-words.de.ts') });
