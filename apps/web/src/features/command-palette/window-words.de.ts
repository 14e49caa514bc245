import type { PaletteWindowWords } from './window-words.ts';

/** The words of the command palette and of the list of shortcuts in German. */
export const words: PaletteWindowWords = {
  placeholder: 'Suchen oder Befehl ausführen',
  found: 'Ergebnisse',
  nothing: (typed) => `Keine Treffer für „${typed}“.`,
  shortcuts: 'Tastenkürzel',
  thisList: 'Diese Übersicht',
  closeTop: 'Obersten Dialog oder oberstes Menü schließen',
};
