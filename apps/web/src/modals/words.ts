import { defineWords } from '../words/define-words.ts';

const english = { ok: 'OK', cancel: 'Cancel', confirmTitle: 'Please Confirm' };
export type ModalWords = typeof english;

/** The buttons and the default title of the modals that every feature can open. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
