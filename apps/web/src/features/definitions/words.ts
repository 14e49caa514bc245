import type { Severity } from '@confab/dialog-engine';
import { defineWords, type Translated } from '../../words/define-words.ts';
import type { DefinitionPageId } from './definition-pages.ts';
import type { PlannedSample } from './paste/plan-samples.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

const about: Readonly<Record<DefinitionPageId, string>> = {
  intents: 'What people may mean, with samples of how they say it.',
  slots: 'Details that people mention, such as a size or a day.',
  lists: 'Values that a slot can have, with synonyms.',
  variables: 'What the assistant remembers during a conversation.',
};
const severities: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning' };
const count = (number: number, one: string, many: string) =>
  `${formatNumber(number, 'en')} ${number === 1 ? one : many}`;
const percent = (part: number, whole: number) => `${Math.round((100 * part) / Math.max(1, whole))} %`;

const english = {
  about: (page: DefinitionPageId): string => about[page],
  intents: 'Intents',
  slots: 'Slots',
  lists: 'Lists',
  variables: 'Variables',
  slotView: 'Slots or lists',
  search: (table: string) => `Search ${table.toLowerCase()}`,
  filter: 'Filter',
  all: 'All',
  shown: (shown: number, all: number) =>
    shown === all ? formatNumber(all, 'en') : `${formatNumber(shown, 'en')} of ${formatNumber(all, 'en')}`,
  noneFound: 'Nothing found',
  noneFoundText: 'Try fewer words or another filter.',
  rowKeys: 'Arrow keys go from row to row, Enter shows or hides the details, Delete removes the row.',
  rowKeysReadOnly: 'Arrow keys go from row to row, Enter shows or hides the details.',
  unnamed: 'Unnamed',
  name: 'Name',
  type: 'Type',
  samples: 'Samples',
  sample: 'Sample',
  intent: 'Intent',
  result: 'Result',
  workflows: 'Workflows',
  used: 'Used',
  asked: 'Asked for',
  savedTo: 'Saved to',
  values: 'Values',
  value: 'Value',
  synonyms: 'Synonyms',
  synonymsWithBars: 'Synonyms, with | between them',
  synonymsPlaceholder: 'big|biggest',
  clashes: 'Clashes',
  open: 'Open',
  firstValue: 'Initial value',
  keptFor: 'Keep for',
  read: 'Read',
  written: 'Written',
  problems: 'Problems',
  problemCount: (number: number) => count(number, 'problem', 'problems'),
  severity: (severity: Severity): string => severities[severity],
  withProblems: 'With problems',
  unused: 'Unused',
  fewSamples: (number: number) => `Fewer than ${number} samples`,
  withMisses: 'With samples not recognised',
  withClashes: 'With clashes',
  ownVariables: 'Own variables',
  neverWritten: 'Never written',
  remove: 'Remove',
  cancel: 'Cancel',
  whereUsed: 'Where used',
  showAll: (number: number) => `Show all ${formatNumber(number, 'en')}`,
  andMore: (number: number) => `and ${formatNumber(number, 'en')} more`,
  loadingPlaces: 'Loading workflows…',
  placesNotLoaded: 'Some workflows could not be loaded.',
  tryAgain: 'Try again',
  intentUnused: 'No node listens for this intent yet. Choose it in a connector of a Start or Ask node.',
  slotUnused: 'No node asks for this slot.',
  listUnused: 'No slot uses this list.',
  notWritten: 'Nothing writes it.',
  notRead: 'Nothing reads it.',
  inSamples: 'In samples of',
  noMarkedSamples: 'No sample marks this slot. Write its name in braces in a sample, such as {size}.',
  noIntents: 'No intents yet',
  noIntentsText:
    'An intent is something people want, such as ordering a drink. Add one, or paste samples from a table.',
  addIntent: 'Add intent',
  noSlots: 'No slots yet',
  noSlotsText: 'A slot is a detail to pick out of what people say. Add one and mark it in samples as {size}.',
  addSlot: 'Add slot',
  noLists: 'No lists yet',
  noListsText: 'A list holds the values that a slot can have, such as drinks. Add one and choose it as a slot’s type.',
  addList: 'Add list',
  noVariables: 'No variables yet',
  noVariablesText: 'A variable remembers a value during a conversation. Add one and use it in a text as {tv.Name}.',
  addVariable: 'Add variable',
  system: 'System',
  systemVariable: (name: string) => `Set by Confab and read-only. In a text it is written {tv.${name}}.`,
  renameEverywhere: 'Rename everywhere',
  renameTitle: (name: string) => `Rename ${name}`,
  rename: 'Rename',
  newName: 'New name',
  renameAbout: (number: number) =>
    number === 0 ? 'It is not used anywhere yet.' : `${count(number, 'use is', 'uses are')} renamed with it.`,
  renamed: (from: string, to: string) => `${from} is now ${to}`,
  nameUnwritable: (kind: 'variable' | 'slot'): string =>
    kind === 'variable'
      ? 'Use letters, digits and _ only, and begin with a letter.'
      : 'Use letters, digits, spaces, - and _ only, and begin with a letter.',
  nameTaken: (kind: 'variable' | 'slot'): string => `There is already a ${kind} with this name.`,
  addValue: 'Add value',
  valueNumber: (number: number) => `Value ${number}`,
  synonymsNumber: (number: number) => `Synonyms of value ${number}`,
  removeValue: (number: number) => `Remove value ${number}`,
  clash: (word: string, values: readonly string[]) => `“${word}” stands for ${values.join(' and ')}.`,
  pasteValues: 'Paste values',
  addValues: 'Add values',
  valuesToAdd: 'Values to add',
  pasteValuesAbout: 'One value on each line, followed by its synonyms. Separate them with |, tabs or commas.',
  valuesSummary: (added: number, known: number) =>
    `${count(added, 'new value', 'new values')}, ${count(known, 'value is', 'values are')} in the list already.`,
  pasteSamples: 'Paste samples',
  addSamples: (number: number) => `Add ${count(number, 'sample', 'samples')}`,
  samplesAdded: (number: number) => `${count(number, 'sample', 'samples')} added`,
  samplesToAdd: 'Samples to add',
  pasteAbout: 'One sample on each line, or a table with a column for the intent and one for the sample.',
  pasteForm: 'Format',
  linesForm: 'One sample per line',
  tableForm: 'Table of intents and samples',
  newIntent: 'New intent…',
  newIntentName: 'Name of the new intent',
  addClashes: (number: number) =>
    number === 1
      ? 'Also add the sample that another intent has'
      : `Also add the ${formatNumber(number, 'en')} samples that another intent has`,
  preview: 'Preview',
  pasteSummary: (added: number, duplicates: number, clashes: number, alone: number) =>
    `${formatNumber(added, 'en')} new, ${count(duplicates, 'duplicate', 'duplicates')}, ${count(clashes, 'clash', 'clashes')} with another intent${alone === 0 ? '' : `, ${count(alone, 'line', 'lines')} with only one column`}`,
  planned(status: PlannedSample['status'], clashesWith: string, isNewIntent: boolean): string {
    if (status === 'duplicate') return 'Duplicate, not added';
    if (status === 'clash') return `${clashesWith} has this sample too`;
    if (status === 'noIntent') return 'No intent chosen, not added';
    if (status === 'oneColumn') return 'Only one column, not added';
    return isNewIntent ? 'Added with a new intent' : 'Added';
  },
  recognition: 'Recognition',
  recognisedShort: 'Recognised',
  check: 'Check recognition',
  checkAgain: 'Check again',
  checking: 'Checking recognition',
  checkAbout: 'Finds samples that are mistaken for another intent.',
  checkFailed: 'The check did not finish. Try again.',
  outdated: 'Samples have changed since.',
  recognised: (part: number, whole: number) =>
    `${percent(part, whole)} recognised: ${formatNumber(part, 'en')} of ${formatNumber(whole, 'en')} samples, each tried on a model trained without it.`,
  share: (part: number, whole: number) => `${formatNumber(part, 'en')} of ${formatNumber(whole, 'en')}`,
  tooFew: 'Too few',
  noneConfused: 'No sample was mistaken for another intent.',
  pair: (one: string, other: string, number: number) => `${one} and ${other}: ${count(number, 'sample', 'samples')}`,
  missed: (own: string, likeliest: string, isTaken: boolean) =>
    isTaken ? `of ${own}, taken for ${likeliest}` : `of ${own}, closest to ${likeliest}`,
  notRecognised: 'Samples not recognised',
  takenFor: (name: string, isTaken: boolean) => (isTaken ? `taken for ${name}` : `closest to ${name}`),
  unsure: 'not similar enough to the other samples',
};

/** Interface words of the pages of intents, slots, lists and variables. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
export type DefinitionWords = Translated<typeof english>;
