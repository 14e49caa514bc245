import type { DesignSystemWords } from './design-system-words.ts';

/** The texts of the design system's own components in German. */
export const words: DesignSystemWords = {
  about: (label) => `Über ${label}`,
  noDescription: 'Keine Beschreibung vorhanden',
  moreInfo: 'Mehr dazu',
  close: 'Schließen',
  loading: 'Wird geladen',
  tryAgain: 'Nochmals versuchen',
};
