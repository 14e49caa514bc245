import { defineWords } from '../../words/define-words.ts';

const english = {
  hello: (name: string) => `Hello, ${name}`,
  projects: 'Your projects:',
  more: (count: number) => `+${count} more`,
  noProjects: 'Build assistants on a canvas with your team, try them out and publish them.',
  start: 'Go to Pro',
};
export type HomeWords = typeof english;

/** The words of the welcome card. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
