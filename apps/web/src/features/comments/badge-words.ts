import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  writeAbout: (name: string) => `Comment on ${name}`,
  marks: (count: number) => (count === 1 ? 'One open comment' : `${count} open comments`),
  newMarks: (count: number) => (count === 1 ? 'One new comment' : `${count} new comments`),
};
export type BadgeWords = Translated<typeof english>;

/** Interface words of the marks that items and inputs have. Every editor shows them, and few the comments themselves. */
export const words = defineWords(english, { de: () => import('./badge-words.de.ts') });
