import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import { valueLimits } from '../run/limits/turn-limits.ts';

const primitiveLength = 8;

/**
 * The size of a value: the characters of a text, or about those of the JSON text of another value.
 *
 * @param most counting stops at this size
 * @returns infinity for lists and objects that are nested too deep
 */
export function measureValue(value: JsonValue, most: number = valueLimits.length, depth = 0): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return primitiveLength;
  if (depth >= valueLimits.depth) return Number.POSITIVE_INFINITY;
  let length = 2;
  if (isJsonArray(value)) {
    for (const item of value) {
      length += 1 + measureValue(item, most - length, depth + 1);
      if (length > most) break;
    }
  } else if (isJsonObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      length += 4 + key.length + measureValue(item ?? null, most - length, depth + 1);
      if (length > most) break;
    }
  }
  return length;
}

/** The characters that an operation on a value touches: none of a number, and those of the JSON text of an object. */
export function measureOperand(value: JsonValue): number {
  if (typeof value === 'string') return value.length;
  // An object is measured, converted to JSON and read as text.
  return typeof value === 'object' && value !== null ? 8 * measureValue(value) : 0;
}

/** Whether a variable can hold a value. */
export function isTooLarge(value: JsonValue): boolean {
  return measureValue(value) > valueLimits.length;
}

/** The size of variables with their names. */
export function measureVariables(variables: Readonly<Record<string, JsonValue>>): number {
  let length = 0;
  for (const name of Object.keys(variables)) length += measureVariable(name, variables[name] ?? null);
  return length;
}

/** The size of a variable with its name. */
export function measureVariable(name: string, value: JsonValue): number {
  return 4 + name.length + measureValue(value);
}
