import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  traffic: 'Traffic',
  showTraffic: 'Show traffic',
  hideTraffic: 'Hide traffic',
  showThrough: (name: string) => `Show conversations through ${name}`,
};
export type TrafficWords = Translated<typeof english>;

/** Interface words of the commands that lead to traffic. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
