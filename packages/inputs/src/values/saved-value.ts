import type { JsonObject, JsonValue } from '@confab/model';
import type { AnyProperty } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';
import { acceptsValue } from './accepts-value.ts';
import { isSameJson } from './same-json.ts';

/**
 * A value as saves carry it (A4.27 to A4.30): a Bool as text, per-language strings and media responses as JSON text,
 * entries of responses with the all-zero id for "no asset" and without the state of uploads.
 */
export function toSavedValue(property: AnyProperty, value: JsonValue | undefined): JsonValue | undefined {
  return getValueType(property.type).save(value);
}

/** The values of a document as saves carry them. Values of inputs that the schema does not have stay as they are. */
export function toSavedValues(properties: readonly AnyProperty[], values: JsonObject): JsonObject {
  const saved: Record<string, JsonValue> = {};
  for (const property of properties) {
    const value = Object.hasOwn(values, property.name) ? toSavedValue(property, values[property.name]) : undefined;
    if (value !== undefined) saved[property.name] = value;
  }
  return { ...values, ...saved };
}

/** A saved value in the form of drafts. A value that was not saved in that form stays as it is. */
export function fromSavedValue(property: AnyProperty, saved: JsonValue | undefined): JsonValue | undefined {
  return getValueType(property.type).open(saved);
}

/**
 * The values of a save in the form of drafts, from either form of A4.27 to A4.30: both are read, blank assets of
 * entries become the all-zero id, and the state of uploads is left out.
 *
 * A value that does not fit its input stays as it is, so that a check can reject it. Values and documents that need no
 * change keep their reference.
 */
export function normalizeSavedValues(properties: readonly AnyProperty[], values: JsonObject): JsonObject {
  const changes: Record<string, JsonValue> = {};
  for (const property of properties) {
    const value = Object.hasOwn(values, property.name) ? values[property.name] : undefined;
    const normal = normalizeSavedValue(property, value);
    if (normal !== undefined && !isSameJson(value, normal)) changes[property.name] = normal;
  }
  return Object.keys(changes).length === 0 ? values : { ...values, ...changes };
}

function normalizeSavedValue(property: AnyProperty, value: JsonValue | undefined): JsonValue | undefined {
  if (value === undefined || value === null) return value;
  const opened = fromSavedValue(property, value);
  return acceptsValue(property, opened) ? fromSavedValue(property, toSavedValue(property, opened)) : value;
}
