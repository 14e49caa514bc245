import type { JsonValue } from '@confab/model';
import type { AnyProperty } from '../form/property-rules.ts';
import type { ValueCheck } from './value-type.ts';

/** Checks that a shipped value is a text, and hands the text on. */
export function checkText(property: AnyProperty, value: JsonValue, { report, where, onText }: ValueCheck): void {
  if (typeof value === 'string') onText(property, value, where);
  else report(where, 'is no text');
}

/** Reports every id that occurs more than once. */
export function checkUniqueIds(ids: readonly string[], { report, where }: ValueCheck): void {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  for (const id of new Set(repeated)) report(where, `"${id}" is there more than once`);
}
