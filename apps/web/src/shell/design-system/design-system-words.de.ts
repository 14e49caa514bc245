import type { DesignSystemWords } from './design-system-words.ts';

/** What the design system says by itself in German. */
export const words: DesignSystemWords = {
  about: (label) => `Über ${label}`,
  noDescription: 'Keine Beschreibung vorhanden',
  moreInfo: 'Mehr dazu',
  close: 'Schließen',
  loading: 'Wird geladen',
  tryAgain: 'Nochmals versuchen',
};
