import type { Translated } from '../words/define-words.ts';
import type { MediaWords } from './words.ts';

/** German interface words that all editors of files share. */
export const words: Translated<MediaWords> = {
  replaceTitle: 'Neuere Version ersetzen?',
  replaceText: (fileName) =>
    `Jemand anders hat ${fileName} geändert, seit du die Datei geöffnet hast. Beim Speichern wird diese Version durch deine ersetzt.`,
  replace: 'Andere Version ersetzen',
};
