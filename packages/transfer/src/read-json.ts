import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { Findings } from './finding.ts';

const maxDepth = 64;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
/** With the flag `u` a whole pair is one character, so what is left of this range stands alone. */
const unstorable = /[\0\uD800-\uDFFF]/u;

/**
 * Reads JSON that somebody brought. What could do harm later is refused with the entry at fault: too deep, keys that
 * reach an object's prototype, characters that cannot be stored.
 *
 * @returns undefined when it was refused, which stands in the findings.
 */
export function readJson(text: string, entry: string, findings: Findings): JsonValue | undefined {
  let value: JsonValue;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, '')) as JsonValue;
  } catch {
    findings.error(entry, 'This is no JSON.');
    return undefined;
  }
  const fault = findFault(value);
  if (fault === undefined) return value;
  findings.error(entry, fault.message, ...fault.names);
  return undefined;
}

/** The same where only an object makes sense. */
export function readJsonObject(text: string, entry: string, findings: Findings): JsonObject | undefined {
  const value = readJson(text, entry, findings);
  if (value === undefined || isJsonObject(value)) return value;
  findings.error(entry, 'This is no JSON object.');
  return undefined;
}

function findFault(value: JsonValue): { message: string; names: string[] } | undefined {
  let level: JsonValue[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return { message: 'This is nested more than {0} levels deep.', names: [String(maxDepth)] };
    const next: JsonValue[] = [];
    for (const part of level) {
      if (typeof part === 'string' && unstorable.test(part)) return broken;
      if (isJsonArray(part)) for (const entry of part) next.push(entry);
      else if (isJsonObject(part)) {
        for (const [key, entry] of Object.entries(part)) {
          if (forbidden.has(key)) return { message: 'The key "{0}" is not allowed.', names: [key] };
          if (unstorable.test(key)) return broken;
          next.push(entry);
        }
      }
    }
    level = next;
  }
  return undefined;
}

const broken = { message: 'A text holds a character that cannot be stored.', names: [] };

/** How many values a document holds, itself and everything in it. */
export function countParts(value: JsonValue): number {
  if (isJsonArray(value)) return value.reduce((sum: number, entry) => sum + countParts(entry), 1);
  if (!isJsonObject(value)) return 1;
  return Object.values(value).reduce((sum: number, entry) => sum + countParts(entry), 1);
}

/** What stands under a key of something that may be no object. */
export function at(value: JsonValue | undefined, key: string): JsonValue | undefined {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

export function textAt(value: JsonValue | undefined, key: string): string {
  const found = at(value, key);
  return typeof found === 'string' ? found : '';
}

export function listAt(value: JsonValue | undefined, key: string): readonly JsonValue[] {
  const found = at(value, key);
  return isJsonArray(found) ? found : [];
}

/** The objects of a list; what is none of them is passed over. */
export function objectsAt(value: JsonValue | undefined, key: string): readonly JsonObject[] {
  return listAt(value, key).filter((entry) => isJsonObject(entry));
}

export function textsAt(value: JsonValue | undefined, key: string): readonly string[] {
  return listAt(value, key).filter((entry) => typeof entry === 'string');
}
