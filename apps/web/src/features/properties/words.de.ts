import type { PropertiesWords } from './words.ts';

/** The words of the properties of an item in German. */
export const words: PropertiesWords = {
  properties: 'Eigenschaften',
  settings: 'Einstellungen',
  sides: 'Seiten dieses Elements',
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
  failed: 'Das hat nicht geklappt',
  undo: 'Letzte Änderung dieses Elements rückgängig machen',
  redo: 'Letzte Änderung dieses Elements wiederherstellen',
  discardTitle: 'Ungespeicherte Änderungen verwerfen?',
  discardText: (name: string) =>
    `${name} wird wieder so, wie es zuletzt gespeichert wurde, für alle, die dieses Projekt geöffnet haben. Das lässt sich nicht rückgängig machen.`,
};
