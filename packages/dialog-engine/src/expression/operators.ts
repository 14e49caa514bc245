import type { JsonValue } from '@confab/model';
import { addValues, toNumber, compareValues, toFinite, toText } from './values.ts';

/** A binary operator; undefined if it cannot calculate with the operands. */
export type Binary = (left: JsonValue, right: JsonValue) => JsonValue | undefined;

const lower = (value: JsonValue) => toText(value).toLowerCase();

function arithmetic(count: (left: number, right: number) => number): Binary {
  return (left, right) => {
    const [a, b] = [toNumber(left), toNumber(right)];
    return a === undefined || b === undefined ? undefined : toFinite(count(a, b));
  };
}

/** Operators by precedence, weakest first. Operators that are words compare text and ignore case. */
export const operatorLevels: readonly ReadonlyMap<string, Binary>[] = [
  new Map<string, Binary>([
    ['==', (a, b) => compareValues(a, b) === 0],
    ['!=', (a, b) => compareValues(a, b) !== 0],
  ]),
  new Map<string, Binary>([
    ['<', (a, b) => compareValues(a, b) < 0],
    ['<=', (a, b) => compareValues(a, b) <= 0],
    ['>', (a, b) => compareValues(a, b) > 0],
    ['>=', (a, b) => compareValues(a, b) >= 0],
    // Every text contains the empty text, but an author who compares with an empty variable does not mean that.
    ['contains', (a, b) => lower(b) !== '' && lower(a).includes(lower(b))],
    ['startsWith', (a, b) => lower(b) !== '' && lower(a).startsWith(lower(b))],
    ['endsWith', (a, b) => lower(b) !== '' && lower(a).endsWith(lower(b))],
  ]),
  new Map<string, Binary>([
    ['+', addValues],
    ['-', arithmetic((a, b) => a - b)],
  ]),
  new Map<string, Binary>([
    ['*', arithmetic((a, b) => a * b)],
    ['/', arithmetic((a, b) => a / b)],
    ['%', arithmetic((a, b) => a % b)],
  ]),
];
