import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';

// Reads authored values; missing or malformed values count as empty.

/** A row of a table with its id. */
export interface Row {
  readonly id: string;
  readonly values: JsonObject;
}

/** The rows of a table, in order. */
export function readRows(value: JsonValue | undefined): Row[] {
  if (!isJsonArray(value)) return [];
  return value.filter(isJsonObject).map((row) => ({
    id: readText(row['RowId']),
    values: isJsonObject(row['Values']) ? row['Values'] : {},
  }));
}

export function readText(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

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
