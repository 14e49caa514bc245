import { defineWords } from '../words/define-words.ts';

const english = {
  replaceTitle: 'Replace the newer version?',
  replaceText: (fileName: string) =>
    `Somebody else has changed ${fileName} since you opened it. Saving replaces their version with yours.`,
  replace: 'Replace their version',
};

export type MediaWords = typeof english;

/** Interface words that all editors of files share. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
