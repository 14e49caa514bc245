import type { PropertiesWords } from './words.ts';

/** German interface words of the properties panel. */
export const words: PropertiesWords = {
  properties: 'Eigenschaften',
  settings: 'Einstellungen',
  views: 'Ansichten dieses Elements',
  comments: 'Kommentare',
  history: 'Verlauf',
  close: 'Eigenschaften schließen',
  project: 'Projekt',
};
