import type { KeyWords } from './words.ts';

/** The labels on German keyboards. */
export const words: KeyWords = { Ctrl: 'Strg', Shift: 'Umschalt', Delete: 'Entf', Enter: 'Enter' };
