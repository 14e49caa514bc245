import type { KindWords } from './words.ts';

/** German for the words inside single kinds of inputs. */
export const words: KindWords = {
  chooseDate: (label) => `Datum für ${label} auswählen`,
  chooseTime: (label) => `Uhrzeit für ${label} auswählen`,
};
