import type { TeamListWords } from './words.ts';

/** The German texts of the teams in the control tower. */
export const words: TeamListWords = {
  search: 'Team suchen',
  searchHint: 'Der Anfang des Namens oder die Id',
  noneTitle: 'Kein Team gefunden',
  none: 'Der Name keines Teams beginnt mit diesem Text.',
  members: (count) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
  projects: (count) => `${count} Projekte`,
  created: 'Angelegt',
  used: (used) => `${used} belegt`,
  usedOf: (used, allowed) => `${used} von ${allowed} belegt`,
  nearlyFull: 'Fast voll',
  full: 'Voll',
  show: 'Mitglieder und Projekte',
  membersOf: (name) => `Mitglieder von ${name}`,
  projectsOf: (name) => `Projekte von ${name}`,
  person: 'Person',
  role: 'Rolle',
  disabled: 'Gesperrt',
  project: 'Projekt',
  content: 'Inhalt',
  noProjects: 'Dieses Team hat keine Projekte.',
  loading: 'Das Team wird geladen',
  failed: 'Das Team konnte nicht geladen werden',
};
