import type { AlertWords } from './words.ts';

/** The texts of open alerts in German. */
export const words: AlertWords = {
  missed: (share, usual) => `${share} der Eingaben wurden nicht verstanden. Üblich sind ${usual}.`,
  errors: (share, usual) => `In ${share} der Schritte gab es Fehler. Üblich sind ${usual}.`,
  hour: (time) => `In der Stunde bis ${time}:`,
  day: (time) => `In den 24 Stunden bis ${time}:`,
  show: 'Gespräche ansehen',
};
