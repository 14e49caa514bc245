import { defineWords } from '../../words/define-words.ts';

const english = {
  about: (label: string) => `About ${label}`,
  noDescription: 'No description available',
  moreInfo: 'More Info',
  close: 'Close',
  loading: 'Loading',
  tryAgain: 'Try again',
};
export type DesignSystemWords = typeof english;

/** The texts of the design system's own components. */
export const designSystemWords = defineWords(english, { de: () => import('./design-system-words.de.ts') });
