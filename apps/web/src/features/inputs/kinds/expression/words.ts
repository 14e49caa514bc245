import type { FunctionName, RuleOperator, RuleValue } from '@confab/dialog-engine';
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

const functions: Readonly<Record<FunctionName, string>> = {
  len: 'Length of a text, or number of values in a list',
  lower: 'Text in small letters',
  upper: 'Text in capital letters',
  trim: 'Text without the spaces around it',
  text: 'Value as text, a date as 2026-12-04',
  words: 'Value as people say it, a date as Friday 4 December',
  number: 'Value as a number',
  round: 'Rounded number; round(x, 2) keeps two decimals',
  floor: 'Number rounded down',
  ceil: 'Number rounded up',
  abs: 'Number without its sign',
  min: 'Smallest of some numbers',
  max: 'Largest of some numbers',
  append: 'List with a value added at its end',
  item: 'Value at a place in a list, counted from 1',
  position: 'Place of a value in a list, 0 if it is not there',
  remove: 'List without the value at a place',
  sum: 'Sum of a list of numbers',
  join: 'Values of a list as one text',
};

const english = {
  operatorName: (operator: RuleOperator): string => operators[operator],
  kindName: (kind: RuleValue['kind']): string => kinds[kind],
  completions: 'Completions',
  variable: 'Variable',
  functionUse: (name: FunctionName): string => functions[name],
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
