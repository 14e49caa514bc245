import type { HomeWords } from './words.ts';

/** The words of the welcome card in German. */
export const words: HomeWords = {
  hello: (name) => `Hallo, ${name}`,
  projects: 'Deine Projekte:',
  more: (count) => `+${count} weitere`,
  noProjects: 'Baue mit deinem Team Assistenten auf einer Zeichenfläche, probiere sie aus und veröffentliche sie.',
  start: 'Zu Pro',
};
