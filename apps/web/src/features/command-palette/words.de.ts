import type { CommandPaletteWords } from './words.ts';

/** The words of the command palette and of the list of shortcuts in German. */
export const words: CommandPaletteWords = {
  name: 'Suche und Befehle',
  button: 'Suche und Befehle (Strg K)',
  placeholder: 'Suchen oder Befehl ausführen',
  found: 'Ergebnisse',
  nothing: (typed) => `Keine Treffer für „${typed}“.`,
  shortcuts: 'Tastenkürzel',
  thisList: 'Diese Übersicht',
  closeTop: 'Obersten Dialog oder oberstes Menü schließen',
  keys: (shortcut) => shortcut.replace('Ctrl', 'Strg').replace('Shift', 'Umschalt'),
};
