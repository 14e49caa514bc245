import { defineWords } from '../../words/define-words.ts';

const english = {
  name: 'Search and commands',
  button: 'Search and commands (Ctrl K)',
  placeholder: 'Go to a place, or do something',
  found: 'What fits',
  nothing: (typed: string) => `Nothing fits “${typed}”.`,
  shortcuts: 'Keyboard shortcuts',
  thisList: 'This list',
  closeTop: 'Close the top layer',
  keys: (shortcut: string) => shortcut,
};
export type CommandPaletteWords = typeof english;

/** The words of the command palette and of the list of shortcuts. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
