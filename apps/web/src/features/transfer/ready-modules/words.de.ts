import type { ReadyModuleWords } from './words.ts';

export const words: ReadyModuleWords = {
  title: 'Fertige Module',
  hint: 'Was die meisten Assistenten brauchen, zu jeder Zeit im Gespräch. Ein Modul kommt als Ablauf mit eigenen Absichten, in der Sprache des Projekts, und du kannst alles daran ändern.',
  add: 'Hinzufügen',
  addNamed: (name) => `${name} hinzufügen`,
  close: 'Schließen',
};
