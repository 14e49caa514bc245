import type { SteppedWork } from '@confab/dialog-engine';
import { getWireFields } from '@confab/model';
import { z } from 'zod';

/** Values whose lists have more entries in total are encoded entry by entry. */
const entriesMax = 100;

/** Whether a result has so many entries in its lists, at any depth, that it takes long to encode at once. */
export function isLongResult(schema: z.core.$ZodType, result: unknown): boolean {
  return countEntries(schema, result, entriesMax) > entriesMax;
}

/**
 * Counts the entries of all lists in a value that the schema describes as lists and objects.
 *
 * @param most the count ends when it is higher
 */
function countEntries(schema: z.core.$ZodType, value: unknown, most: number): number {
  const inner = unwrap(schema);
  let count = 0;
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    count = value.length;
    for (const entry of value) {
      if (count > most) break;
      count += countEntries(inner.element, entry, most - count);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const field of getWireFields(inner) ?? []) {
      if (count > most) break;
      // The schema says which fields it has.
      count += countEntries(field.schema, (value as Record<string, unknown>)[field.inside], most - count);
    }
  }
  return count;
}

/** The schema of a value that is there. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrap(schema.unwrap()) : schema;
}

/**
 * Writes the same JSON as `JSON.stringify(z.encode(schema, result))` in steps: each entry of a long list is a step; in
 * a long entry, each of its own entries is.
 *
 * @throws a ZodError when the result does not fit the schema
 */
export function* writeResultInSteps(schema: z.core.$ZodType, result: unknown): SteppedWork<string> {
  return (yield* writeInSteps(schema, result)) ?? 'null';
}

/** @returns undefined for an optional value that is not set. */
function* writeInSteps(schema: z.core.$ZodType, value: unknown): SteppedWork<string | undefined> {
  if (!isLongResult(schema, value)) return JSON.stringify(z.encode(schema, value));
  const inner = unwrap(schema);
  const texts: string[] = [];
  if (inner instanceof z.ZodArray) {
    // A long value is a list, or an object with fields.
    for (const entry of value as readonly unknown[]) {
      texts.push((yield* writeInSteps(inner.element, entry)) ?? 'null');
      yield;
    }
    return `[${texts.join(',')}]`;
  }
  for (const field of getWireFields(inner) ?? []) {
    // A long value is a list, or an object with fields.
    const text = yield* writeInSteps(field.schema, (value as Record<string, unknown>)[field.inside]);
    if (text !== undefined) texts.push(`${JSON.stringify(field.outside)}:${text}`);
    yield;
  }
  return `{${texts.join(',')}}`;
}
