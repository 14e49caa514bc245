import type { TreeWords } from './words.ts';

/** The words of the tree and of what is done with whole items in German. */
export const words: TreeWords = {
  project: 'Projekt',
  filterLabel: 'Den Baum filtern',
  filter: 'Filtern',
  filterLooksAt: 'Worin der Filter sucht',
  name: 'Name',
  id: 'Id',
  collapseAll: 'Alles zuklappen',
  expandAll: 'Alles aufklappen',
  add: 'Hinzufügen',
  workflow: 'Ablauf',
  nothing: 'So heißt nichts.',
  unsaved: 'Ungespeicherte Änderungen',
  unsavedMark: 'ungespeicherte Änderungen',
  isHere: (person: string) => `${person} ist hier`,
  newName: (item: string) => `Neuer Name von ${item}`,
  more: (item: string) => `Mehr zu ${item}`,
  simulateFrom: 'Hier starten',
  rename: 'Umbenennen',
  duplicate: 'Duplizieren',
  moveTo: 'Verschieben nach …',
  whereUsed: 'Wo verwendet',
  profileUtterances: 'Äußerungen prüfen',
  remove: 'Löschen …',
};
