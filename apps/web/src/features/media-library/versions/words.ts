import { defineWords } from '../../../words/define-words.ts';

const english = {
  versions: 'Versions',
  number: (number: number) => `Version ${number}`,
  newest: 'Newest',
  about: (when: string, size: string, author: string) =>
    author === '' ? `${when}, ${size}` : `${when} by ${author}, ${size}`,
  keptUntil: (when: string) => `Kept until ${when}`,
  preview: (number: number) => `Preview version ${number}`,
  hide: (number: number) => `Hide version ${number}`,
  download: (number: number) => `Download version ${number}`,
  restore: (number: number) => `Bring back version ${number}`,
  restored: (number: number) => `Version ${number} is the newest again.`,
  previewOf: (number: number, name: string) => `Version ${number} of ${name}`,
  noPreview: 'This kind of file has no preview. Download it to look at it.',
  empty: 'This file is empty.',
  showMore: 'Show more',
};
export type AssetVersionWords = typeof english;

/** Interface words of the versions of a file. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
