import type { JsonValue } from '@confab/model';
import { ValueTooLarge } from '../run/limits/turn-exceptions.ts';
import { valueLimits } from '../run/limits/turn-limits.ts';

// Conversions and operations of values in expressions. Every result is JSON; only a text that is too long throws.

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Whether a value counts as true. */
export function isTrue(value: JsonValue): boolean {
  if (typeof value === 'string') return value !== '' && (value.length !== 5 || value.toLowerCase() !== 'false');
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value);
}

/** A value as a number; null counts as 0. Undefined if it is not a number. */
export function toNumber(value: JsonValue): number | undefined {
  if (typeof value === 'number') return value;
  if (value === null) return 0;
  if (typeof value === 'boolean') return Number(value);
  return isNumeric(value) ? Number(value) : undefined;
}

/** A value as display text. */
export function toText(value: JsonValue): string {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (typeof value === 'number') return String(roundNumber(value));
  if (isPlainList(value)) return value.map(toText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A number without the last digits of binary fractions: 0.1 + 0.2 is spoken as 0.3, and equals it. */
function roundNumber(value: number): number {
  return Math.abs(value) < 1e6 ? Math.round(value * 1e9) / 1e9 : value;
}

/** Whether a value is a list of texts, numbers and the like, such as the values of a slot that takes several. */
export function isPlainList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object');
}

/** Compares numbers and numeric texts as numbers, everything else as text without case. */
export function compareValues(left: JsonValue, right: JsonValue): number {
  if (typeof left === 'string' && left === right) return 0;
  if (isNumeric(left) && isNumeric(right)) return roundNumber(Number(left)) - roundNumber(Number(right));
  const [a, b] = [toText(left).toLowerCase(), toText(right).toLowerCase()];
  return a < b ? -1 : a > b ? 1 : 0;
}

export function isNumeric(value: JsonValue): boolean {
  if (typeof value === 'number') return true;
  if (typeof value !== 'string' || beginsWithLetter(value)) return false;
  return value.length < 400 && decimal.test(value.trim()) && Number.isFinite(Number(value));
}

/** A fast check: most texts are words. */
function beginsWithLetter(text: string) {
  const code = text.charCodeAt(0) | 0x20;
  return code >= 0x61 && code <= 0x7a;
}

/**
 * Adds two numbers, or joins anything else as text. Undefined if the sum is not finite.
 *
 * @throws ValueTooLarge instead of joining texts that are too long together
 */
export function addValues(left: JsonValue, right: JsonValue): JsonValue | undefined {
  const areNumbers = (isNumeric(left) || left === null) && (isNumeric(right) || right === null);
  if (areNumbers) return toFinite(Number(left) + Number(right));
  const [before, after] = [toText(left), toText(right)];
  if (before.length + after.length > valueLimits.length) throw new ValueTooLarge();
  return before + after;
}

/** Returns a text that a variable can hold. @throws ValueTooLarge */
export function expectTextLength(text: string): string {
  if (text.length > valueLimits.length) throw new ValueTooLarge();
  return text;
}

/** A number that JSON can represent; undefined for NaN and infinity. */
export function toFinite(value: number): number | undefined {
  // JSON has no negative zero.
  return Number.isFinite(value) ? value + 0 : undefined;
}
