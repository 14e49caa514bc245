import type { ToastWords } from './words.ts';

/** The words of the toast region in German. */
export const words: ToastWords = { messages: 'Meldungen', dismiss: 'Ausblenden', working: 'In Arbeit' };
