import type { KindWords } from './words.ts';

/** German for the words inside single kinds of inputs. */
export const words: KindWords = {
  loadAgain: 'Dieses Feld konnte nicht geladen werden. Noch einmal versuchen',
  chooseDate: (label) => `Datum für ${label} auswählen`,
  chooseTime: (label) => `Uhrzeit für ${label} auswählen`,
};
