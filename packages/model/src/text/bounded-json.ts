import type { JsonValue } from '../json.ts';
import { jsonLimits, JsonScanner, type JsonScanFault } from './json-scanner.ts';

const loneSurrogate = /[\uD800-\uDFFF]/u;

/** Why a JSON text is refused. */
export type JsonFault = JsonScanFault | { readonly kind: 'syntax'; readonly cause?: unknown };

export type JsonReading =
  | { readonly value: JsonValue; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: JsonFault };

/**
 * Parses untrusted JSON (API-5). Depth, number of values, keys that reach an object's prototype and texts that cannot be
 * stored are found in the text, so that nothing is built for a text that is refused.
 */
export function parseBoundedJson(text: string, partsMax: number = jsonLimits.partsMax): JsonReading {
  const scanner = scanText(text, partsMax);
  if (scanner.fault) return { fault: scanner.fault };
  // The scanner finds escaped ones.
  if (loneSurrogate.test(text)) return { fault: { kind: 'surrogate' } };
  return parseScannedJson(text);
}

/** Parses a text that a `JsonScanner` has read without a fault. */
export function parseScannedJson(text: string): JsonReading {
  try {
    return { value: JSON.parse(text) };
  } catch (cause) {
    return { fault: { kind: 'syntax', cause } };
  }
}

/**
 * Counts the values of a JSON text and the levels around the deepest one, without parsing it. Stops once a limit is
 * exceeded. Linear in the text; the result for a text that is not JSON means nothing.
 */
export function measureJson(text: string, partsMax: number): { readonly depth: number; readonly parts: number } {
  const { depth, parts } = scanText(text, partsMax);
  return { depth, parts };
}

function scanText(text: string, partsMax: number): JsonScanner {
  const scanner = new JsonScanner(partsMax);
  scanner.pushText(text);
  return scanner;
}
