import type { ModalWords } from './words.ts';

/** The buttons and the default title of the common modals in German. */
export const words: ModalWords = { ok: 'OK', cancel: 'Abbrechen', confirmTitle: 'Bitte bestätigen' };
