import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { JsonValue } from '@confab/model';

/** JSON with its keys sorted: equal content has equal text, whatever order it was typed in. */
function canonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry as JsonValue)}`).join(',')}}`;
}

/** Tells whether two documents are the same content. */
export function contentHash(value: JsonValue): Buffer {
  return createHash('sha256').update(canonicalJson(value)).digest();
}

/** JSON text as versions and releases keep it. */
export function pack(text: string): Buffer {
  return deflateRawSync(text, { level: 1 });
}

export function unpack(content: Buffer): string {
  return inflateRawSync(content).toString();
}
