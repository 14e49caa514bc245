import type { JsonValue } from '@confab/model';
import type { AnyProperty } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';

/**
 * A value as saves carry it (A4.27 to A4.30): a Bool as text, per-language strings and media responses as JSON text,
 * entries of responses with the all-zero id for "no asset" and without the state of uploads.
 */
export function toSavedValue(property: AnyProperty, value: JsonValue | undefined): JsonValue | undefined {
  return getValueType(property.type).save(value);
}

/** A saved value as drafts hold it. A value that was not saved in that form stays as it is. */
export function fromSavedValue(property: AnyProperty, saved: JsonValue | undefined): JsonValue | undefined {
  return getValueType(property.type).open(saved);
}
