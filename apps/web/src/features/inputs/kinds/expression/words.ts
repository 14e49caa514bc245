import type { RuleOperator, RuleValue } from '@confab/dialog-engine';
import { defineWords, type Translated } from '../../../../words/define-words.ts';

const operators: Readonly<Record<RuleOperator, string>> = {
  '==': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
  contains: 'contains',
  startsWith: 'starts with',
  endsWith: 'ends with',
  isTrue: 'is true',
  isFalse: 'is false',
};
const kinds: Readonly<Record<RuleValue['kind'], string>> = {
  text: 'Text',
  number: 'Number',
  boolean: 'Yes or no',
  variable: 'Variable',
};

const english = {
  operatorName: (operator: RuleOperator): string => operators[operator],
  kindName: (kind: RuleValue['kind']): string => kinds[kind],
  completions: 'Completions',
  variable: 'Variable',
  function: 'Function',
  operator: 'Operator',
  faultAt: (message: string, place: number | undefined): string =>
    place === undefined ? message : `${message} (character ${place})`,
  viewOf: (label: string) => `View of ${label}`,
  rules: 'Rules',
  asText: 'Text',
  onlyAsText: 'This expression can only be edited as text.',
  fixFirst: 'Fix the error to see it as rules.',
  join: 'How rules combine',
  all: 'All hold',
  any: 'Any holds',
  rule: (at: number) => `Rule ${at}`,
  addRule: 'Add rule',
  addGroup: 'Add group',
  removeRule: (at: number) => `Remove rule ${at}`,
  removeGroup: (at: number) => `Remove group ${at}`,
  variableOf: 'Variable',
  operatorOf: 'Comparison',
  kindOf: 'Kind of value',
  valueOf: 'Value',
  yes: 'Yes',
  no: 'No',
  notANumber: 'Enter a number',
  notAName: 'Not a variable name',
};

export type ExpressionWords = Translated<typeof english>;

/** Interface words of expressions and conditions. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
