import { defineWords } from '../../words/define-words.ts';

const english = {
  name: 'Search and commands',
  button: 'Search and commands (Ctrl K)',
  placeholder: 'Search or run a command',
  found: 'Results',
  nothing: (typed: string) => `No results for “${typed}”.`,
  shortcuts: 'Keyboard shortcuts',
  thisList: 'This list',
  closeTop: 'Close the topmost dialog or menu',
  keys: (shortcut: string) => shortcut,
};
export type CommandPaletteWords = typeof english;

/** The words of the command palette and of the list of shortcuts. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
