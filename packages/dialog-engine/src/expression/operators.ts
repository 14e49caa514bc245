import type { JsonValue } from '@confab/model';
import { containsText } from './contains-text.ts';
import { addValues, toNumber, compareValues, toFinite, toText } from './values.ts';

/** A binary operator; undefined if it cannot calculate with the operands. */
export type Binary = (left: JsonValue, right: JsonValue) => JsonValue | undefined;

/** Compares texts and ignores case. Every text contains the empty text, but an author does not mean that. */
function comparison(compare: (text: string, part: string) => boolean): Binary {
  return (left, right) => {
    const part = toText(right).toLowerCase();
    return part !== '' && compare(toText(left).toLowerCase(), part);
  };
}

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
    ['contains', comparison(containsText)],
    ['startsWith', comparison((text, part) => text.startsWith(part))],
    ['endsWith', comparison((text, part) => text.endsWith(part))],
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
