import type { PropertiesWords } from './words.ts';

/** German interface words of the properties panel. */
export const words: PropertiesWords = {
  properties: 'Eigenschaften',
  settings: 'Einstellungen',
  views: 'Ansichten dieses Elements',
  comments: 'Kommentare',
  history: 'Verlauf',
  close: 'Eigenschaften schließen',
  workflow: 'Ablauf',
  project: 'Projekt',
  changes: 'Änderungen dieses Elements',
  save: 'Speichern',
  saved: 'Gespeichert',
  discard: 'Verwerfen',
  discarded: 'Verworfen',
  failed: 'Fehlgeschlagen',
  undo: 'Letzte Änderung dieses Elements rückgängig machen',
  redo: 'Letzte Änderung dieses Elements wiederherstellen',
  discardTitle: 'Ungespeicherte Änderungen verwerfen?',
  discardText: (name: string) =>
    `${name} wird für alle, die dieses Projekt geöffnet haben, auf den zuletzt gespeicherten Stand zurückgesetzt. Das lässt sich nicht rückgängig machen.`,
};
