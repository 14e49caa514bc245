import type { EntityKind } from '@confab/model';

/** An amount with its ISO 4217 code. A type alias, so that it is assignable to JSON. */
export type Money = { readonly amount: number; readonly currency: string };

/** Degrees Celsius or Fahrenheit, or kelvin. A type alias, so that it is assignable to JSON. */
export type Temperature = { readonly amount: number; readonly unit: 'C' | 'F' | 'K' };

/**
 * ISO 8601 for dates, times and durations; a rule of RFC 5545 for a recurrence; years for an age; digits for a telephone,
 * with `+` where the country is known.
 */
export type EntityValue = number | string | boolean | Money | Temperature;

/** An entity found in a text. */
export interface Entity {
  readonly kind: EntityKind;
  readonly start: number;
  readonly end: number;
  /** The source text from start to end. */
  readonly text: string;
  /** The likeliest reading. */
  readonly value: EntityValue;
  /** Alternative values, likeliest first; empty if unambiguous. */
  readonly otherValues: readonly EntityValue[];
  /** The words may also be several entities of other kinds: Friday to Sunday is a recurrence or two dates. */
  readonly isUnsure?: boolean;
}
