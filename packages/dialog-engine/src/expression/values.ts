import type { JsonValue } from '@confab/model';

// How values of different kinds meet in an expression. Nothing here throws: a text that is no number counts as 0.

/** Whether a value counts as yes. */
export function isTrue(value: JsonValue): boolean {
  if (typeof value === 'string') return value !== '' && value.toLowerCase() !== 'false';
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value);
}

export function toNumber(value: JsonValue): number {
  const number =
    typeof value === 'string' ? Number(value.trim() || 'x') : typeof value === 'boolean' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

/** A value as a person reads it. */
export function toText(value: JsonValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(Math.round(value * 1e9) / 1e9);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Numbers are compared as numbers, also when they are written as text; all else as text, case aside. */
export function compare(left: JsonValue, right: JsonValue): number {
  if (isNumeric(left) && isNumeric(right)) return toNumber(left) - toNumber(right);
  const [a, b] = [toText(left).toLowerCase(), toText(right).toLowerCase()];
  return a < b ? -1 : a > b ? 1 : 0;
}

export function isNumeric(value: JsonValue): boolean {
  if (typeof value === 'number') return true;
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
}

/** Two numbers are added, anything else is joined. */
export function add(left: JsonValue, right: JsonValue): JsonValue {
  const areNumbers = (isNumeric(left) || left === null) && (isNumeric(right) || right === null);
  return areNumbers ? toNumber(left) + toNumber(right) : toText(left) + toText(right);
}
