import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, deflateRawSync, inflateRaw, inflateRawSync } from 'node:zlib';
import { isJsonArray, type JsonValue, type JsonText } from '@confab/model';
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
export function pack<Shape>(text: JsonText<Shape>): PackedJson<Shape> {
  // The packed text has the same shape.
  return deflateRawSync(text, { level: 1 }) as Uint8Array as PackedJson<Shape>;
}

export function unpack<Shape>(content: PackedJson<Shape>): JsonText<Shape> {
  // The text had this shape when it was packed.
  return inflateRawSync(content).toString() as JsonText<Shape>;
}

const [deflateInBackground, inflateInBackground] = [promisify(deflateRaw), promisify(inflateRaw)];

/** Compresses a long text like `pack`, without blocking other work. */
export async function packInBackground<Shape>(text: JsonText<Shape>): Promise<PackedJson<Shape>> {
  // As in `pack`.
  return (await deflateInBackground(text, { level: 1 })) as Uint8Array as PackedJson<Shape>;
}

/** Like `unpack`, without blocking other work. */
export async function unpackInBackground<Shape>(content: PackedJson<Shape>): Promise<JsonText<Shape>> {
  // As in `unpack`.
  return (await inflateInBackground(content)).toString() as JsonText<Shape>;
}
