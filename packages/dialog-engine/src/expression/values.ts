import type { JsonValue } from '@confab/model';
import { truncateText } from '../text/truncate-text.ts';

// How values of different kinds meet in an expression. Nothing here throws, and every result is JSON.

/** A text that grows with every turn stops growing here. */
export const maxTextLength = 10_000;
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Whether a value counts as yes. */
export function isTrue(value: JsonValue): boolean {
  if (typeof value === 'string') return value !== '' && value.toLowerCase() !== 'false';
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value);
}

/** A value to count with; nothing counts as 0. Undefined for what is no number. */
export function toNumber(value: JsonValue): number | undefined {
  if (typeof value === 'number') return value;
  if (value === null) return 0;
  if (typeof value === 'boolean') return Number(value);
  return isNumeric(value) ? Number(value) : undefined;
}

/** A value as a person reads it. */
export function toText(value: JsonValue): string {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (typeof value === 'number') return String(Math.abs(value) < 1e6 ? Math.round(value * 1e9) / 1e9 : value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Numbers are compared as numbers, also when they are written as text; all else as text, case aside. */
export function compareValues(left: JsonValue, right: JsonValue): number {
  if (typeof left === 'string' && left === right) return 0;
  if (isNumeric(left) && isNumeric(right)) return Number(left) - Number(right);
  const [a, b] = [toText(left).toLowerCase(), toText(right).toLowerCase()];
  return a < b ? -1 : a > b ? 1 : 0;
}

export function isNumeric(value: JsonValue): boolean {
  if (typeof value === 'number') return true;
  if (typeof value !== 'string' || beginsWithLetter(value)) return false;
  return value.length < 400 && decimal.test(value.trim()) && Number.isFinite(Number(value));
}

/** Most texts are words, which need not be looked at any further. */
function beginsWithLetter(text: string) {
  const code = text.charCodeAt(0) | 0x20;
  return code >= 0x61 && code <= 0x7a;
}

/** Two numbers are added, anything else is joined. Undefined when the sum is past counting. */
export function addValues(left: JsonValue, right: JsonValue): JsonValue | undefined {
  const areNumbers = (isNumeric(left) || left === null) && (isNumeric(right) || right === null);
  return areNumbers
    ? toFinite(Number(left) + Number(right))
    : truncateText(toText(left) + toText(right), maxTextLength);
}

/** A number that JSON can carry; undefined for one that it cannot. */
export function toFinite(value: number): number | undefined {
  // JSON has no negative zero.
  return Number.isFinite(value) ? value + 0 : undefined;
}
