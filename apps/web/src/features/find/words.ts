import type { ReplaceRefusal } from '@confab/model';
import { defineWords, type Translated } from '../../words/define-words.ts';

const refusals: Readonly<Record<ReplaceRefusal, string>> = {
  gone: 'It has changed meanwhile.',
  locked: 'This input cannot be changed.',
  reference: 'This is chosen from a list, not written.',
  type: 'That would not fit this input.',
  invalid: 'That would not be a valid value here.',
  tooLong: 'That would be too long.',
};

const places = (count: number) => `${count.toLocaleString()} ${count === 1 ? 'place' : 'places'}`;
const items = (count: number) => `${count.toLocaleString()} ${count === 1 ? 'item' : 'items'}`;

const english = {
  find: 'Find in project',
  matchCase: 'Match case',
  wholeWord: 'Whole words only',
  regex: 'Regular expression',
  replace: 'Replace',
  replaceWith: 'Replace with',
  replaceWithGroups: 'Replace with; $1 is the first group',
  kind: 'Kind of item',
  everyKind: 'Every kind of item',
  theProject: 'The project',
  workflows: 'Workflows',
  nodes: 'Nodes',
  workflow: 'Workflow',
  everyWorkflow: 'Every workflow',
  input: 'Input',
  everyInput: 'Every input',
  found: (count: number, itemCount: number, isMore: boolean) =>
    count === 0 ? '' : `${isMore ? 'More than ' : ''}${places(count)} in ${items(itemCount)}`,
  leftOut: (count: number) => `${items(count)} left out: the expression takes too long there.`,
  looking: 'Looking',
  replaceCount: (count: number, isMore: boolean) =>
    isMore ? 'Replace all that are ticked' : `Replace ${count.toLocaleString()}`,
  searchAgain: 'Changed meanwhile: search again',
  notFound: 'The search could not be done',
  startTitle: 'Find in the whole project',
  startText: 'Names, texts, answers, tables, tokens and settings, also of workflows that are not open.',
  noneTitle: 'Nothing found',
  noneText: 'Try fewer words, or another filter.',
  unusedTitle: 'Not used anywhere',
  unusedText: 'Nothing in this project refers to it.',
  showMore: 'Show more',
  usesOf: (title: string) => `Where “${title}” is used`,
  usedIn: (count: number) => `Used in ${places(count)}`,
  backToFind: 'Find in project',
  showUses: 'Show where',
  andMore: (count: number) => `and ${count.toLocaleString()} more`,
  newItem: 'New item',
  takeAll: (title: string) => `Replace in ${title}`,
  take: (label: string) => `Replace in ${label}`,
  refusal: (reason: ReplaceRefusal) => refusals[reason],
  replaced: (count: number, itemCount: number) => `Replaced ${places(count)} in ${items(itemCount)}.`,
  skipped: (count: number) => `${places(count)} stayed as ${count === 1 ? 'it was' : 'they were'}:`,
  undo: 'Undo',
  undone: (count: number, itemCount: number) =>
    `Taken back: ${count.toLocaleString()} ${count === 1 ? 'value' : 'values'} in ${items(itemCount)}.`,
  notUndone: (count: number) =>
    count === 1
      ? 'One value has been changed since, and stays as it is.'
      : `${count.toLocaleString()} values have been changed since, and stay as they are.`,
};
export type FindWords = Translated<typeof english>;

/** The words of finding, replacing and tracing uses. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
