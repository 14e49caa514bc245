import type { JsonValue } from '@confab/model';
import { isTrue, toNumber, toText } from './values.ts';

type Function = (args: readonly JsonValue[]) => JsonValue;

const first = (args: readonly JsonValue[]) => args[0] ?? null;
const lower = (value: JsonValue) => toText(value).toLowerCase();

/** What an expression may call. */
export const functions: Readonly<Record<string, Function>> = {
  len: (args) => (Array.isArray(args[0]) ? args[0].length : toText(first(args)).length),
  lower: (args) => lower(first(args)),
  upper: (args) => toText(first(args)).toUpperCase(),
  trim: (args) => toText(first(args)).trim(),
  round: (args) => roundTo(toNumber(first(args)), toNumber(args[1] ?? 0)),
  floor: (args) => Math.floor(toNumber(first(args))),
  ceil: (args) => Math.ceil(toNumber(first(args))),
  abs: (args) => Math.abs(toNumber(first(args))),
  min: (args) => (args.length === 0 ? null : Math.min(...args.map(toNumber))),
  max: (args) => (args.length === 0 ? null : Math.max(...args.map(toNumber))),
  number: (args) => toNumber(first(args)),
  text: (args) => toText(first(args)),
};

/** Operators that are words; they look at text and let case aside. */
export const wordOperators: Readonly<Record<string, (left: JsonValue, right: JsonValue) => boolean>> = {
  contains: (left, right) => isTrue(right) && lower(left).includes(lower(right)),
  startsWith: (left, right) => lower(left).startsWith(lower(right)),
  endsWith: (left, right) => lower(left).endsWith(lower(right)),
};

function roundTo(value: number, digits: number) {
  const factor = 10 ** Math.min(Math.max(Math.round(digits), 0), 9);
  return Math.round(value * factor) / factor;
}
