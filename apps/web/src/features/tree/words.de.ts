import type { TreeWords } from './words.ts';

/** German interface words of the tree and of item menus. */
export const words: TreeWords = {
  project: 'Projekt',
  filterLabel: 'Baum filtern',
  filter: 'Filtern',
  filterLooksAt: 'Filteroptionen',
  name: 'Name',
  id: 'ID',
  tests: 'Tests zeigen',
  collapseAll: 'Alles zuklappen',
  expandAll: 'Alles aufklappen',
  add: 'Hinzufügen',
  workflow: 'Ablauf',
  nothing: 'Keine Treffer.',
  unsaved: 'Ungespeicherte Änderungen',
  unsavedMark: 'ungespeicherte Änderungen',
  isHere: (person: string) => `${person} ist hier`,
  newName: (item: string) => `Neuer Name von ${item}`,
  more: (item: string) => `Aktionen für ${item}`,
  simulateFrom: 'Hier starten',
  rename: 'Umbenennen',
  duplicate: 'Duplizieren',
  moveTo: 'Verschieben nach …',
  whereUsed: 'Verwendungen suchen',
  profileUtterances: 'Äußerungen prüfen',
  remove: 'Löschen …',
};
