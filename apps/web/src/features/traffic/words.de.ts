import type { TrafficWords } from './words.ts';

/** The interface words of the commands that lead to traffic, in German. */
export const words: TrafficWords = {
  traffic: 'Verkehr',
  showTraffic: 'Verkehr anzeigen',
  hideTraffic: 'Verkehr ausblenden',
  showThrough: (name) => `Gespräche durch ${name} anzeigen`,
};
