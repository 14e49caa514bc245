import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { isJsonArray, type JsonValue } from '@confab/model';

/**
 * The same with its keys sorted: equal content has equal text, whatever order it was typed in. Names that reach an
 * object's prototype are refused where JSON is parsed.
 */
function sortKeys(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (isJsonArray(value)) return value.map(sortKeys);
  const copy: Record<string, JsonValue> = {};
  // Every key is the value's own, so there is something under it.
  for (const key of Object.keys(value).sort()) copy[key] = sortKeys(value[key] as JsonValue);
  return copy;
}

/** Tells whether two documents are the same content. */
export function hashContent(value: JsonValue): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(value)))
    .digest();
}

/** JSON text as versions and releases keep it. */
export function pack(text: string): Buffer {
  return deflateRawSync(text, { level: 1 });
}

export function unpack(content: Buffer): string {
  return inflateRawSync(content).toString();
}
