import type { JsonValue } from '../json.ts';

/** Limits of JSON that comes from outside (API-5). */
export const jsonLimits = {
  /** Levels of arrays and objects around a value. */
  depthMax: 64,
  /** Values in a document, lists and objects included. */
  partsMax: 100_000,
} as const;

const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** NUL and lone surrogates, which PostgreSQL cannot store: with the flag `u` a valid pair is one character. */
const unstorable = /[\0\uD800-\uDFFF]/u;

/** Why a JSON text is refused. */
export type JsonFault =
  | { readonly kind: 'syntax' | 'depth' | 'parts'; readonly cause?: unknown }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'nul' | 'surrogate' };

export type JsonReading =
  | { readonly value: JsonValue; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: JsonFault };

/**
 * Parses untrusted JSON (API-5). Depth and number of values are counted in the text, so that nothing is built for a text
 * beyond the limits; then keys that reach an object's prototype and texts that cannot be stored are refused.
 */
export function parseBoundedJson(text: string, partsMax: number = jsonLimits.partsMax): JsonReading {
  const { depth, parts } = measureJson(text, partsMax);
  if (depth > jsonLimits.depthMax) return { fault: { kind: 'depth' } };
  if (parts > partsMax) return { fault: { kind: 'parts' } };
  let value: JsonValue;
  try {
    // JSON.parse returns JSON.
    value = JSON.parse(text) as JsonValue;
  } catch (cause) {
    return { fault: { kind: 'syntax', cause } };
  }
  const fault = findUnsafePart(value);
  return fault ? { fault } : { value };
}

/**
 * Counts the values of a JSON text and the levels around the deepest one, without parsing it. Stops once a limit is
 * exceeded. Linear in the text; the result for a text that is not JSON means nothing.
 */
export function measureJson(text: string, partsMax: number): { readonly depth: number; readonly parts: number } {
  let [level, depth, parts] = [0, 0, 1];
  for (let at = 0; at < text.length && parts <= partsMax && depth <= jsonLimits.depthMax; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = findStringEnd(text, at);
    else if (code === comma) parts += 1;
    else if (code === openBracket || code === openBrace) {
      level += 1;
      if (isEmptyUntilClosed(text, at + 1)) continue;
      parts += 1;
      depth = Math.max(depth, level);
    } else if (code === closeBracket || code === closeBrace) level -= 1;
  }
  return { depth, parts };
}

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const space = 0x20;

/** Returns the position of the quote that ends the string that begins at `start`, or the end of the text. */
function findStringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === quote) return at;
  }
  return text.length;
}

/** Whether a list or object has no values. The skipped spaces are read once more by the caller. */
function isEmptyUntilClosed(text: string, start: number): boolean {
  let at = start;
  while (at < text.length && text.charCodeAt(at) <= space) at += 1;
  const code = text.charCodeAt(at);
  return code === closeBracket || code === closeBrace;
}

/** Visits level by level instead of recursively, so that the stack is not used up. */
function findUnsafePart(value: JsonValue): JsonFault | undefined {
  let level: JsonValue[] = [value];
  while (level.length > 0) {
    const next: JsonValue[] = [];
    for (const part of level) {
      if (typeof part === 'string') {
        const fault = findUnsafeText(part);
        if (fault) return fault;
      } else if (Array.isArray(part)) for (const entry of part) next.push(entry as JsonValue);
      else if (typeof part === 'object' && part !== null) {
        for (const [key, entry] of Object.entries(part)) {
          const fault = forbiddenKeys.has(key) ? ({ kind: 'key', key } as const) : findUnsafeText(key);
          if (fault) return fault;
          next.push(entry);
        }
      }
    }
    level = next;
  }
  return undefined;
}

function findUnsafeText(text: string): JsonFault | undefined {
  if (!unstorable.test(text)) return undefined;
  return { kind: text.includes('\0') ? 'nul' : 'surrogate' };
}
