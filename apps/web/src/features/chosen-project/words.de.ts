import type { ChosenProjectWords } from './words.ts';

/** German interface words of pages that show one chosen project. */
export const words: ChosenProjectWords = {
  project: 'Projekt',
  chooseProject: 'Projekt wählen',
  loading: 'Die Projekte werden geladen',
  notLoaded: 'Die Projekte konnten nicht geladen werden',
  goToPro: 'Zu Pro',
  notHere: 'Projekt nicht gefunden',
  notHereText: (team) => `${team} hat dieses Projekt nicht. Wähle ein anderes, oder wechsle oben das Team.`,
  openProfiler: 'Äußerungen prüfen',
};
