import type { CommandPaletteWords } from './words.ts';

/** The words of the button that opens the command palette in German. */
export const words: CommandPaletteWords = { name: 'Suche und Befehle' };
