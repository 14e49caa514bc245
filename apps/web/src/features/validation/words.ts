import type { FixKind, FoundProblem } from '@confab/dialog-engine';
import { defineWords } from '../../words/define-words.ts';
import type { SeverityFilter } from './group-problems.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

const filters: Readonly<Record<SeverityFilter, string>> = { all: 'All', error: 'Errors', warning: 'Warnings' };
const fixes: Readonly<Record<FixKind, string>> = {
  removeConnection: 'remove the connection',
  goToStart: 'jump to the start of the workflow',
  removeRow: 'remove it',
  clearValue: 'clear the value',
  createVariable: 'create the variable',
  createSlot: 'create the slot',
};

/** What is read of a problem to word it. A server of another version may find problems of further kinds. */
export interface WordedProblem extends Pick<FoundProblem, 'message' | 'names' | 'nameKeys'> {
  readonly code: string;
}

const english = {
  noProblems: 'No problems',
  noProblemsText: 'Anything that keeps this project from responding well is listed here.',
  checking: 'Checking the project…',
  notChecked: 'Not checked yet',
  notCheckedText: 'In a project of this size, the check starts on request. It loads all workflows.',
  check: 'Check the project',
  noneOfThese: 'No problems of this severity.',
  show: 'Show',
  filter: (filter: SeverityFilter, count: number) => `${filters[filter]} (${formatNumber(count, 'en')})`,
  error: 'Error',
  warning: 'Warning',
  fix: (fix: FixKind) => `Fix: ${fixes[fix]}`,
  fixed: 'Fixed. You can undo this.',
  notFixed: 'There is nothing left to fix here.',
  andMore: (count: number) => `And ${formatNumber(count, 'en')} more.`,
  /** The message of a problem. */
  sentence: (problem: WordedProblem): string => problem.message,
};

export type ValidationWords = typeof english;
/** Interface words of the problem list. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
