import { defineWords } from '../../words/define-words.ts';

const english = { name: 'Search and commands' };
export type CommandPaletteWords = typeof english;

/** The words of the button that opens the command palette. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
