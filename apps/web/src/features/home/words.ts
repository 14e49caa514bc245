import { defineWords } from '../../words/define-words.ts';

const english = {
  hello: (name: string) => `Hello, ${name}`,
  projects: 'Your projects:',
  more: (count: number) => `+${count} more`,
  noProjects: 'Author assistants on a canvas, together with your team. Try them out, and publish.',
  start: 'Go to Pro',
};
export type HomeWords = typeof english;

/** The words of the welcome card. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
