import { defineWords } from '../../words/define-words.ts';

const english = {
  placeholder: 'Search or run a command',
  found: 'Results',
  nothing: (typed: string) => `No results for “${typed}”.`,
  shortcuts: 'Keyboard shortcuts',
  thisList: 'This list',
  closeTop: 'Close the topmost dialog or menu',
};
export type PaletteWindowWords = typeof english;

/** The words of the command palette and of the list of shortcuts, which are loaded with their windows. */
export const words = defineWords(english, { de: () => import('./window-words.de.ts') });
