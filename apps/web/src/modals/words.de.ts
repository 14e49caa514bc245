import type { ModalWords } from './words.ts';

/** The buttons of the common modals in German. */
export const words: ModalWords = { ok: 'OK', cancel: 'Abbrechen' };
