import { defineWords } from '../../../words/define-words.ts';

const english = {
  loadAgain: 'This input could not be loaded. Try again',
  chooseDate: (label: string) => `Choose a date for ${label}`,
  chooseTime: (label: string) => `Choose a time for ${label}`,
};

export type KindWords = typeof english;

/** Words inside single kinds of inputs. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
