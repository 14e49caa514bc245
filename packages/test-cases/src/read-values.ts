import type { JsonValue } from '@confab/model';

// Reads authored values; missing or malformed values count as empty.

/** Reads a number; `otherwise` if the value is not a number. */
export function readNumber(value: JsonValue | undefined, otherwise: number): number {
  if (value === undefined || value === null || value === '') return otherwise;
  const number = Number(value);
  return Number.isFinite(number) ? number : otherwise;
}

/** Reads one of a list of choices, or the first. */
export function readChoice<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  value: JsonValue | undefined,
): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}
