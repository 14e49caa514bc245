import type { ReplaceRefusal } from '@confab/model';
import { defineWords, type Translated } from '../../words/define-words.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

const refusals: Readonly<Record<ReplaceRefusal, string>> = {
  gone: 'It has changed since the search.',
  locked: 'This input is read-only.',
  reference: 'This value is chosen from a list.',
  type: 'The new value does not fit this input.',
  invalid: 'The new value is not valid here.',
  tooLong: 'The new value is too long.',
};

const places = (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'place' : 'places'}`;
const matches = (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'match' : 'matches'}`;
const items = (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'item' : 'items'}`;

const english = {
  find: 'Find in project',
  matchCase: 'Match case',
  wholeWord: 'Whole words only',
  regex: 'Regular expression',
  replace: 'Replace',
  replaceWith: 'Replace with',
  replaceWithGroups: 'Replace with; $1 is the first group',
  kind: 'Item type',
  everyKind: 'All items',
  theProject: 'The project',
  workflows: 'Workflows',
  nodes: 'Nodes',
  workflow: 'Workflow',
  everyWorkflow: 'All workflows',
  chapters: 'Chapters',
  pages: 'Pages',
  chapter: 'Chapter',
  everyChapter: 'All chapters',
  input: 'Input',
  everyInput: 'All inputs',
  found: (count: number, itemCount: number, isMore: boolean) =>
    count === 0 ? '' : `${isMore ? 'More than ' : ''}${matches(count)} in ${items(itemCount)}`,
  leftOut: (count: number) => `${items(count)} skipped because the expression takes too long there.`,
  looking: 'Searching',
  replaceCount: (count: number, isMore: boolean) =>
    isMore ? 'Replace all selected' : `Replace ${formatNumber(count, 'en')}`,
  searchAgain: 'Results are outdated: search again',
  notFound: 'Could not search the project',
  startTitle: 'Find in the whole project',
  startText: 'Searches names, texts, responses, tables, tokens and settings, even in workflows that are not open.',
  startTextOne: 'Searches names, texts, responses, tables, tokens and settings of all chapters and pages.',
  searchChanged: 'The search was changed before all matches were found. Nothing is replaced.',
  noneTitle: 'Nothing found',
  noneText: 'Try fewer words or another filter.',
  unusedTitle: 'Not used anywhere',
  unusedText: 'Nothing in this project refers to it.',
  showMore: 'Show more',
  usesOf: (title: string) => `Where “${title}” is used`,
  usedIn: (count: number) => `Used in ${places(count)}`,
  notCounted: 'Could not check where this is used.',
  tryAgain: 'Try again',
  backToFind: 'Find in project',
  showUsages: 'Show usages',
  andMore: (count: number) => `and ${formatNumber(count, 'en')} more`,
  newItem: 'New item',
  takeAll: (title: string) => `Replace in ${title}`,
  take: (label: string) => `Replace in ${label}`,
  refusal: (reason: ReplaceRefusal) => refusals[reason],
  replaced: (count: number, itemCount: number) => `Replaced ${matches(count)} in ${items(itemCount)}.`,
  skipped: (count: number) => `${matches(count)} ${count === 1 ? 'was' : 'were'} not changed:`,
  undo: 'Undo',
  undone: (count: number, itemCount: number) =>
    `Restored ${formatNumber(count, 'en')} ${count === 1 ? 'value' : 'values'} in ${items(itemCount)}.`,
  notUndone: (count: number) =>
    count === 1
      ? 'One value has changed since and was left as it is.'
      : `${formatNumber(count, 'en')} values have changed since and were left as they are.`,
};
export type FindWords = Translated<typeof english>;

/** Interface words of find, replace and usages. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
