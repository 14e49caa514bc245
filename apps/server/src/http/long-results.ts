import type { SteppedWork } from '@confab/dialog-engine';
import { getWireFields } from '@confab/model';
import { z } from 'zod';

/** Longer lists are encoded entry by entry. */
const shortListMax = 100;

/** Whether a result is, or has as a field, a list that takes long to encode at once. */
export function isLongResult(result: unknown): boolean {
  if (isLongList(result)) return true;
  return typeof result === 'object' && result !== null && Object.values(result).some(isLongList);
}

function isLongList(value: unknown) {
  return Array.isArray(value) && value.length > shortListMax;
}

/**
 * Writes the same JSON as `JSON.stringify(z.encode(schema, result))` in steps: each entry of a long list is a step.
 *
 * @throws a ZodError when the result does not fit the schema
 */
export function* writeResultInSteps(schema: z.ZodType, result: unknown): SteppedWork<string> {
  if (schema instanceof z.ZodArray && Array.isArray(result)) {
    const texts: string[] = [];
    for (const entry of result) {
      texts.push(write(schema.element as z.ZodType, entry) ?? 'null');
      yield;
    }
    return `[${texts.join(',')}]`;
  }
  const fields = isLongResult(result) ? getWireFields(schema) : undefined;
  if (!fields) return write(schema, result) ?? 'null';
  const members: string[] = [];
  for (const field of fields) {
    // A result with fields is an object.
    const value = (result as Record<string, unknown>)[field.inside];
    const text = isLongList(value) ? yield* writeResultInSteps(field.schema, value) : write(field.schema, value);
    if (text !== undefined) members.push(`${JSON.stringify(field.outside)}:${text}`);
    yield;
  }
  return `{${members.join(',')}}`;
}

/** @returns undefined for an optional value that is not set. */
function write(schema: z.ZodType, value: unknown): string | undefined {
  return JSON.stringify(z.encode(schema, value));
}
