import type { NamedKind } from '@confab/inputs';
import type { KindWords } from './words.ts';

const several: Readonly<Record<NamedKind, string>> = {
  node: 'Knoten',
  workflow: 'Abläufe',
  module: 'Module',
  intent: 'Absichten',
  variable: 'Variablen',
  slot: 'Slots',
  slotType: 'Slot-Typen',
};

/** German interface words of input kinds. */
export const words: KindWords = {
  loadAgain: 'Dieses Feld konnte nicht geladen werden. Noch einmal versuchen',
  chooseDate: (label) => `Datum für ${label} auswählen`,
  chooseTime: (label) => `Uhrzeit für ${label} auswählen`,
  unnamed: 'Unbenannt',
  parametersOfModule: 'Parameter dieses Moduls',
  variablesOfProject: 'Variablen des Projekts',
  noneYet: (kind) => `Noch keine ${several[kind]} in diesem Projekt`,
  goTo: (name) => (name === '' ? 'Dorthin gehen' : `Zu ${name} gehen`),
  inLanguage: (label, language) => `${label}, ${language}`,
  addLanguage: 'Sprache hinzufügen',
  removeLanguage: (language) => `${language} entfernen`,
  noSuchJson: 'Das ist kein gültiges JSON',
  visualEdit: 'Visuell bearbeiten',
  rawEdit: 'Quelltext bearbeiten',
  preview: 'Vorschau',
  openCode: 'Code-Editor öffnen',
  openText: 'Texteditor öffnen',
  assetId: 'Asset-ID',
  fileName: 'Dateiname',
  moreInfo: 'Mehr erfahren',
  tokensOf: (label) => `Tokens in ${label}`,
  tokens: 'Tokens',
  projectVariable: 'Variable dieses Projekts',
  chipHint: 'Antwort eingeben und Enter drücken',
  clear: 'Leeren',
};
