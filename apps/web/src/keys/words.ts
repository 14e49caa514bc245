import { defineWords } from '../words/define-words.ts';

const english = { Ctrl: 'Ctrl', Shift: 'Shift', Delete: 'Delete', Enter: 'Enter' };
export type KeyWords = typeof english;

/** The labels of keys that differ between keyboards. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
