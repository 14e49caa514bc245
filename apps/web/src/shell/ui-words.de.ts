import type { SpokenWords } from './ui-words.ts';

/** What the design system says by itself in German. */
export const words: SpokenWords = {
  about: (label) => `Über ${label}`,
  noDescription: 'Keine Beschreibung vorhanden',
  moreInfo: 'Mehr dazu',
  close: 'Schließen',
  loading: 'Wird geladen',
  tryAgain: 'Nochmals versuchen',
};
