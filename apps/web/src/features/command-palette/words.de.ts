import type { CommandPaletteWords } from './words.ts';

/** The words of the command palette and of the list of shortcuts in German. */
export const words: CommandPaletteWords = {
  name: 'Suche und Befehle',
  button: 'Suche und Befehle (Strg K)',
  placeholder: 'Geh an einen Ort oder tu etwas',
  found: 'Was passt',
  nothing: (typed) => `Nichts passt zu „${typed}“.`,
  shortcuts: 'Tastenkürzel',
  thisList: 'Diese Liste',
  closeTop: 'Die oberste Ebene schließen',
  keys: (shortcut) => shortcut.replace('Ctrl', 'Strg').replace('Shift', 'Umschalt'),
};
