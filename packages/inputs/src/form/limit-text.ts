import { hasFlag, type AnyProperty } from './property-rules.ts';

/**
 * The ways to write a limit of some kind of answers: a variable, a number with or without a unit, a time, a day with or
 * without a time, a day from today, now, and a duration of ISO 8601.
 */
const limitTexts: readonly RegExp[] = [
  /^\{tv\.[A-Za-z0-9_.-]{1,200}\}$/,
  /^[+-]?\d{1,15}(?:[.,]\d{1,10})?\s?(?:%|°?[CFK]|s|min|h|d|w)?$/i,
  /^\d{1,2}[:.]\d{2}(?::\d{2})?$/,
  /^\d{4}-\d{2}-\d{2}(?:[T\s]\d{1,2}:\d{2}(?::\d{2})?)?$/,
  /^(?:now|jetzt|(?:today|heute)(?:\s?[+-]\s?\d{1,5}\s?[dwmytj]?)?)$/i,
  /^P[\dTYMWDHS.]{1,60}$/,
];

/** Whether an input holds the least or the greatest answer that a question accepts. */
export function isLimit(property: AnyProperty): boolean {
  return hasFlag(property, 'limit');
}

/** Whether a text may be a limit. The engine decides which ones fit the answers of a question. */
export function isLimitText(text: string): boolean {
  return limitTexts.some((pattern) => pattern.test(text.trim()));
}
