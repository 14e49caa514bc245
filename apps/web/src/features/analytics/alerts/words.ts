import { defineWords } from '../../../words/define-words.ts';

const english = {
  missed: (share: string, usual: string) =>
    `${share} of what visitors said was not understood. The usual share is ${usual}.`,
  errors: (share: string, usual: string) => `${share} of the turns had errors. The usual share is ${usual}.`,
  hour: (time: string) => `In the hour until ${time}:`,
  day: (time: string) => `In the 24 hours until ${time}:`,
  show: 'Show the conversations',
};
export type AlertWords = typeof english;

/** The texts of open alerts. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
