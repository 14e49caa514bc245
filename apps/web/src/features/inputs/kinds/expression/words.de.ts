import type { RuleOperator, RuleValue } from '@confab/dialog-engine';
import type { ExpressionWords } from './words.ts';

const operators: Readonly<Record<RuleOperator, string>> = {
  '==': 'ist',
  '!=': 'ist nicht',
  '<': 'ist kleiner als',
  '<=': 'ist höchstens',
  '>': 'ist größer als',
  '>=': 'ist mindestens',
  contains: 'enthält',
  startsWith: 'beginnt mit',
  endsWith: 'endet mit',
  isTrue: 'ist wahr',
  isFalse: 'ist falsch',
};
const kinds: Readonly<Record<RuleValue['kind'], string>> = {
  text: 'Text',
  number: 'Zahl',
  boolean: 'Ja oder nein',
  variable: 'Variable',
};

/** German interface words of expressions and conditions. */
export const words: ExpressionWords = {
  operatorName: (operator) => operators[operator],
  kindName: (kind) => kinds[kind],
  completions: 'Vervollständigungen',
  variable: 'Variable',
  function: 'Funktion',
  operator: 'Operator',
  faultAt: (message, place) => (place === undefined ? message : `${message} (Zeichen ${place})`),
  viewOf: (label) => `Ansicht von ${label}`,
  rules: 'Regeln',
  asText: 'Text',
  onlyAsText: 'Dieser Ausdruck lässt sich nur als Text bearbeiten.',
  fixFirst: 'Behebe den Fehler, um ihn als Regeln zu sehen.',
  join: 'Verknüpfung der Regeln',
  all: 'Alle gelten',
  any: 'Eine gilt',
  rule: (at) => `Regel ${at}`,
  addRule: 'Regel hinzufügen',
  addGroup: 'Gruppe hinzufügen',
  removeRule: (at) => `Regel ${at} entfernen`,
  removeGroup: (at) => `Gruppe ${at} entfernen`,
  variableOf: 'Variable',
  operatorOf: 'Vergleich',
  kindOf: 'Art des Werts',
  valueOf: 'Wert',
  yes: 'Ja',
  no: 'Nein',
  notANumber: 'Gib eine Zahl ein',
  notAName: 'Kein Variablenname',
};
