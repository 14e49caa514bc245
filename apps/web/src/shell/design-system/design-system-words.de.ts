import type { DesignSystemWords } from './design-system-words.ts';

/** The texts of the design system's own components in German. */
export const words: DesignSystemWords = {
  about: (label) => `Über ${label}`,
  noDescription: 'Keine Beschreibung vorhanden',
  moreInfo: 'Mehr erfahren',
  close: 'Schließen',
  loading: 'Wird geladen',
  tryAgain: 'Noch einmal versuchen',
};
