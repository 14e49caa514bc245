import type { JsonValue } from '@confab/model';
import type { ExpressionScope } from './compile-expression.ts';
import { listFunctions } from './list-functions.ts';
import { toNumber, toFinite, expectTextLength, toText } from './values.ts';

/** A function of expressions. */
export interface ExpressionFunction {
  readonly minArguments: number;
  readonly maxArguments: number;
  /** Undefined if an argument is not a number where one is needed. */
  readonly call: (args: readonly JsonValue[], scope: Pick<ExpressionScope, 'toWords'>) => JsonValue | undefined;
}

const textFunction = (call: (text: string) => JsonValue): ExpressionFunction => ({
  minArguments: 1,
  maxArguments: 1,
  // In some alphabets a changed case makes a text up to three times longer.
  call: ([value = null]) => call(expectTextLength(toText(value))),
});

const numberFunction = (least: number, most: number, call: (...numbers: number[]) => number): ExpressionFunction => ({
  minArguments: least,
  maxArguments: most,
  call: (args) => {
    const numbers = args.map(toNumber);
    return numbers.every((number) => number !== undefined) ? toFinite(call(...numbers)) : undefined;
  },
});

const byName = {
  len: {
    minArguments: 1,
    maxArguments: 1,
    call: ([value = null]) => (Array.isArray(value) ? value.length : toText(value).length),
  },
  lower: textFunction((text) => expectTextLength(text.toLowerCase())),
  upper: textFunction((text) => expectTextLength(text.toUpperCase())),
  trim: textFunction((text) => text.trim()),
  text: textFunction((text) => text),
  words: { minArguments: 1, maxArguments: 1, call: ([value = null], scope) => expectTextLength(scope.toWords(value)) },
  number: numberFunction(1, 1, (value) => value),
  round: numberFunction(1, 2, roundTo),
  floor: numberFunction(1, 1, Math.floor),
  ceil: numberFunction(1, 1, Math.ceil),
  abs: numberFunction(1, 1, Math.abs),
  min: numberFunction(1, 100, Math.min),
  max: numberFunction(1, 100, Math.max),
  ...listFunctions,
} satisfies Readonly<Record<string, ExpressionFunction>>;

export type FunctionName = keyof typeof byName;

/** The functions of expressions. */
export const functions: ReadonlyMap<string, ExpressionFunction> = new Map(Object.entries(byName));

/** The names of the functions, in the order in which they are offered. */
export const functionNames = Object.keys(byName) as readonly FunctionName[]; // The keys of the table above.

function roundTo(value: number, digits = 0) {
  const factor = 10 ** Math.min(Math.max(Math.round(digits), 0), 9);
  const scaled = value * factor;
  return Number.isFinite(scaled) ? Math.round(scaled) / factor : value;
}
