import type { HomeWords } from './words.ts';

/** The words of the welcome card in German. */
export const words: HomeWords = {
  hello: (name) => `Hallo, ${name}`,
  projects: 'Deine Projekte:',
  more: (count) => `+${count} weitere`,
  noProjects:
    'Baue Assistenten auf einer Zeichenfläche, zusammen mit deinem Team. Probiere sie aus und veröffentliche sie.',
  start: 'Zu Pro',
};
