import type { JsonValue } from '@confab/model';
import { cut } from '../text/truncate-text.ts';
import { asNumber, finite, longestText, toText } from './values.ts';

interface ExpressionFunction {
  readonly least: number;
  readonly most: number;
  /** Undefined when what was given is no number where one is needed. */
  readonly call: (args: readonly JsonValue[]) => JsonValue | undefined;
}

const ofText = (call: (text: string) => JsonValue): ExpressionFunction => ({
  least: 1,
  most: 1,
  call: ([value = null]) => call(toText(value)),
});

const ofNumbers = (least: number, most: number, call: (...numbers: number[]) => number): ExpressionFunction => ({
  least,
  most,
  call: (args) => {
    const numbers = args.map(asNumber);
    return numbers.every((number) => number !== undefined) ? finite(call(...numbers)) : undefined;
  },
});

/** What an expression may call, by name. */
export const functions: ReadonlyMap<string, ExpressionFunction> = new Map([
  [
    'len',
    { least: 1, most: 1, call: ([value = null]) => (Array.isArray(value) ? value.length : toText(value).length) },
  ],
  ['lower', ofText((text) => text.toLowerCase())],
  ['upper', ofText((text) => cut(text.toUpperCase(), longestText))],
  ['trim', ofText((text) => text.trim())],
  ['text', ofText((text) => text)],
  ['number', ofNumbers(1, 1, (value) => value)],
  ['round', ofNumbers(1, 2, roundTo)],
  ['floor', ofNumbers(1, 1, Math.floor)],
  ['ceil', ofNumbers(1, 1, Math.ceil)],
  ['abs', ofNumbers(1, 1, Math.abs)],
  ['min', ofNumbers(1, 100, Math.min)],
  ['max', ofNumbers(1, 100, Math.max)],
]);

function roundTo(value: number, digits = 0) {
  const factor = 10 ** Math.min(Math.max(Math.round(digits), 0), 9);
  const scaled = value * factor;
  return Number.isFinite(scaled) ? Math.round(scaled) / factor : value;
}
