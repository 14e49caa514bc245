import { defineWords } from '../words/define-words.ts';

const english = { ok: 'OK', cancel: 'Cancel' };
export type ModalWords = typeof english;

/** The buttons of the modals that every feature can open. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
