import type { NamedKind } from '@confab/inputs';
import { defineWords } from '../../../words/define-words.ts';

const several: Readonly<Record<NamedKind, string>> = {
  node: 'nodes',
  workflow: 'workflows',
  module: 'modules',
  intent: 'intents',
  variable: 'variables',
  slot: 'slots',
  slotType: 'slot types',
};

const english = {
  loadAgain: 'This input could not be loaded. Try again',
  /** Placeholders that show the date format (A5.5, P5.35). */
  dateFormat: 'DD/MM/YYYY',
  dateTimeFormat: 'DD/MM/YYYY hh:mm AM',
  timeFormat: 'hh:mm AM',
  chooseDate: (label: string) => `Choose a date for ${label}`,
  chooseTime: (label: string) => `Choose a time for ${label}`,
  unnamed: 'Unnamed',
  parametersOfModule: 'Parameters of this module',
  variablesOfProject: 'Variables of the project',
  noneYet: (kind: NamedKind) => `No ${several[kind]} in this project yet`,
  createIntent: (name: string) => `Create intent "${name}"`,
  createSlot: (name: string) => `Create slot "${name}"`,
  createVariable: (name: string) => `Create variable "${name}"`,
  chooseOrName: 'Choose, or type a new name',
  goTo: (name: string) => (name === '' ? 'Go to it' : `Go to ${name}`),
  inLanguage: (label: string, language: string) => `${label}, ${language}`,
  addLanguage: 'Add a language',
  removeLanguage: (language: string) => `Remove ${language}`,
  noSuchJson: 'This is not valid JSON',
  visualEdit: 'Visual edit',
  rawEdit: 'Raw edit',
  preview: 'Preview',
  openCode: 'Open the code editor',
  openText: 'Open the text editor',
  assetId: 'Asset id',
  fileName: 'File name',
  moreInfo: 'More Info',
  tokensOf: (label: string) => `Tokens in ${label}`,
  tokens: 'Tokens',
  insertVariable: (label: string) => `Insert a variable into ${label}`,
  searchVariables: 'Search variables',
  noVariable: 'No variable matches',
  projectVariable: 'Variable of this project',
  chipHint: 'Type an answer and press Enter',
  chipKeys: 'Arrow keys go from chip to chip, Alt with an arrow key moves a chip, Delete removes it',
  removeChip: (chip: string) => `Remove ${chip}`,
  chipRemoved: (chip: string) => `${chip} removed`,
  chipMoved: (chip: string, place: number, all: number) => `${chip} is now ${place} of ${all}`,
  clear: 'Clear',
  set: 'Set',
  replace: 'Replace',
  cancel: 'Cancel',
  setSecret: (label: string) => `Set ${label}`,
  replaceSecret: (label: string) => `Replace ${label}`,
  clearSecret: (label: string) => `Clear ${label}`,
  newSecret: (label: string) => `New value of ${label}`,
  saveSecret: 'Set value',
  generateSecret: 'Generate',
  copySecret: 'Copy the value now. It is not shown again.',
  secretSet: 'A value is set',
  secretNotSet: 'No value is set',
  secretMissing: 'The value has to be set again',
  secretNotSaved: 'The value could not be saved. Try again',
};

export type KindWords = typeof english;

/** Interface words of input kinds. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
