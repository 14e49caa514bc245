/** The kinds that every project knows without an author naming their values. */
export const entityKinds = [
  'number',
  'date',
  'time',
  'dateTime',
  'duration',
  'currency',
  'email',
  'phone',
  'yesNo',
] as const;
export type EntityKind = (typeof entityKinds)[number];

/** An amount with its ISO 4217 code. A type, so that it is JSON wherever JSON is asked for. */
export type Money = { readonly amount: number; readonly currency: string };

/** ISO 8601 for dates, times and durations; digits for a telephone, with `+` where the country is known. */
export type EntityValue = number | string | boolean | Money;

/** Something of a kind that stands in a text. */
export interface Entity {
  readonly kind: EntityKind;
  readonly start: number;
  readonly end: number;
  /** What it was read from: the text from start to end. */
  readonly text: string;
  /** The likeliest reading. */
  readonly value: EntityValue;
  /** The other readings, likeliest first; none where there is no doubt. */
  readonly otherValues: readonly EntityValue[];
}
