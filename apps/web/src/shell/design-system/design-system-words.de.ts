import type { DesignSystemWords } from './design-system-words.ts';

/** The texts of the design system's own components in German. */
export const words: DesignSystemWords = {
  about: (label) => `Über ${label}`,
  noDescription: 'Keine Beschreibung vorhanden',
  moreInfo: 'Mehr erfahren',
  close: 'Schließen',
  loading: 'Wird geladen',
  tryAgain: 'Noch einmal versuchen',
  notLoaded: 'Das konnte nicht geladen werden',
  notLoadedText: 'Prüfe die Verbindung und versuche es noch einmal. Hilft das nicht, lade die Seite neu.',
};
