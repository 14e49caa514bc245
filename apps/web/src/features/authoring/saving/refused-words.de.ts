import type { RefusedWords } from './refused-words.ts';

/** The German words of the window of rejected changes. */
export const words: RefusedWords = {
  title: 'Abgelehnte Änderungen',
  text: 'Deine Eingaben bleiben in diesem Browser gespeichert, bis du sie verwirfst. Kopiere, was du noch brauchst.',
  deleted:
    'Jemand hat dieses Element gelöscht. Wenn du es in diesem Browser wiederherstellst, wird auch deine Änderung wiederhergestellt.',
  denied: 'Der Server hat diese Änderung abgelehnt.',
  copyAll: 'Alles kopieren',
  discard: 'Änderungen verwerfen',
};
