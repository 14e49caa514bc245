import { z } from 'zod';

/** Any value that JSON can carry. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A JSON object with keys that the author chose. */
export type JsonObject = { readonly [key: string]: JsonValue };

/**
 * JSON data with undeclared keys.
 *
 * Depth, size and forbidden keys are checked once where text is parsed, so this schema
 * stays a cheap shape check.
 */
export const jsonValueSchema = z
  .custom<JsonValue>((value) => value !== undefined)
  .meta({ description: 'Any JSON value' });

/** A document with keys that the author chose. */
export const jsonObjectSchema = z
  .custom<JsonObject>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
  .meta({ type: 'object', description: 'Any JSON object' });

/** Whether a JSON value is an object: not a list, a text or undefined. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a JSON value is a list. */
export function isJsonArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
