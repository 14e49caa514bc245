import { defineWords } from '../words/define-words.ts';

const english = { messages: 'Messages', dismiss: 'Dismiss', working: 'Working' };
export type ToastWords = typeof english;

/** The words of the toast region; the texts of toasts come from the code that shows them. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
