import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, deflateRawSync, inflateRaw, inflateRawSync } from 'node:zlib';
import { isJsonArray, type JsonValue } from '@confab/model';
import type { PackedJson } from '../../db/packed-json.ts';

/**
 * Sorts the keys of a document, so that equal content has equal text. Keys that would reach an
 * object's prototype are rejected when JSON is parsed.
 */
function sortKeys(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (isJsonArray(value)) return value.map(sortKeys);
  const copy: Record<string, JsonValue> = {};
  // The key exists.
  for (const key of Object.keys(value).sort()) copy[key] = sortKeys(value[key] as JsonValue);
  return copy;
}

/** The SHA-256 of a document, independent of the order of its keys. */
export function hashContent(value: JsonValue): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(value)))
    .digest();
}

/** Compresses JSON text for versions and releases. */
export function pack(text: string): Buffer {
  return deflateRawSync(text, { level: 1 });
}

export function unpack(content: Buffer): string {
  return inflateRawSync(content).toString();
}

/** Packs a value for a column that knows its shape. */
export function packJson<Shape>(value: Shape): PackedJson<Shape> {
  // The text of a value has its shape.
  return pack(JSON.stringify(value)) as PackedJson<Shape>;
}

/** Reads what `packJson` wrote. */
export function readPackedJson<Shape>(content: PackedJson<Shape>): Shape {
  const value: Shape = JSON.parse(unpack(content));
  return value;
}

const [deflateInBackground, inflateInBackground] = [promisify(deflateRaw), promisify(inflateRaw)];

/** Compresses a long text like `pack`, without blocking other work. */
export function packInBackground(text: string): Promise<Buffer> {
  return deflateInBackground(text, { level: 1 });
}

/** Like `unpack`, without blocking other work. */
export async function unpackInBackground(content: Buffer): Promise<string> {
  return (await inflateInBackground(content)).toString();
}
