import type { JsonValue } from '@confab/model';
import { add, asNumber, compare, finite, toText } from './values.ts';

/** What an operator with two sides makes; undefined when it cannot count with them. */
export type Binary = (left: JsonValue, right: JsonValue) => JsonValue | undefined;

const lower = (value: JsonValue) => toText(value).toLowerCase();

function counting(count: (left: number, right: number) => number): Binary {
  return (left, right) => {
    const [a, b] = [asNumber(left), asNumber(right)];
    return a === undefined || b === undefined ? undefined : finite(count(a, b));
  };
}

/** Operators by how strongly they bind, weakest first. Those that are words look at text and let case aside. */
export const operatorLevels: readonly ReadonlyMap<string, Binary>[] = [
  new Map<string, Binary>([
    ['==', (a, b) => compare(a, b) === 0],
    ['!=', (a, b) => compare(a, b) !== 0],
  ]),
  new Map<string, Binary>([
    ['<', (a, b) => compare(a, b) < 0],
    ['<=', (a, b) => compare(a, b) <= 0],
    ['>', (a, b) => compare(a, b) > 0],
    ['>=', (a, b) => compare(a, b) >= 0],
    // Everything contains nothing; an author who compares with an empty variable does not mean that.
    ['contains', (a, b) => lower(b) !== '' && lower(a).includes(lower(b))],
    ['startsWith', (a, b) => lower(b) !== '' && lower(a).startsWith(lower(b))],
    ['endsWith', (a, b) => lower(b) !== '' && lower(a).endsWith(lower(b))],
  ]),
  new Map<string, Binary>([
    ['+', add],
    ['-', counting((a, b) => a - b)],
  ]),
  new Map<string, Binary>([
    ['*', counting((a, b) => a * b)],
    ['/', counting((a, b) => a / b)],
    ['%', counting((a, b) => a % b)],
  ]),
];
