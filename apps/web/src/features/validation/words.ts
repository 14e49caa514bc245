import type { FixKind, FoundProblem } from '@confab/dialog-engine';
import { defineWords } from '../../words/define-words.ts';
import type { SeverityFilter } from './group-problems.ts';

const filters: Readonly<Record<SeverityFilter, string>> = { all: 'All', error: 'Errors', warning: 'Warnings' };
const fixes: Readonly<Record<FixKind, string>> = {
  removeConnection: 'remove the connection',
  goToStart: 'jump to the start of the workflow',
  removeRow: 'remove it',
  clearValue: 'clear the value',
  createVariable: 'create the variable',
};

const english = {
  noProblems: 'No problems',
  noProblemsText: 'Anything that would keep this project from answering well is listed here.',
  noneOfThese: 'There are none of these.',
  show: 'Show',
  filter: (filter: SeverityFilter, count: number) => `${filters[filter]} (${count.toLocaleString()})`,
  error: 'Error',
  warning: 'Warning',
  fix: (fix: FixKind) => `Fix: ${fixes[fix]}`,
  fixed: 'Fixed. Undo takes it back.',
  notFixed: 'There is nothing left to fix here.',
  andMore: (count: number) => `And ${count.toLocaleString()} more.`,
  /** What is wrong, in one sentence. */
  sentence: (problem: FoundProblem): string => problem.message,
};

export type ValidationWords = typeof english;
/** The words about what is wrong with a project. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
