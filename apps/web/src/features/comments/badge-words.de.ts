import type { BadgeWords } from './badge-words.ts';

/** German interface words of the marks of comments. */
export const words: BadgeWords = {
  writeAbout: (name) => `${name} kommentieren`,
  marks: (count) => (count === 1 ? 'Ein offener Kommentar' : `${count} offene Kommentare`),
  newMarks: (count) => (count === 1 ? 'Ein neuer Kommentar' : `${count} neue Kommentare`),
};
