import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';

// Values of an item are data that an author typed: whatever is missing or misshapen reads as nothing.

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

/** A number that was typed or chosen; `otherwise` where it is none. */
export function readNumber(value: JsonValue | undefined, otherwise: number): number {
  if (value === undefined || value === null || value === '') return otherwise;
  const number = Number(value);
  return Number.isFinite(number) ? number : otherwise;
}

/** One of a list, or the first of it. */
export function readChoice<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  value: JsonValue | undefined,
): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}
