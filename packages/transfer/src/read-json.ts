import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { Findings } from './finding.ts';

const maxDepth = 64;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
/** NUL and unpaired surrogates: with the flag `u`, a surrogate pair is one character outside of this range. */
const unstorable = /[\0\uD800-\uDFFF]/u;

/**
 * Parses untrusted JSON. Refuses what could do harm later, with the faulty entry: deep nesting, keys that reach the
 * prototype of an object, characters that cannot be stored.
 *
 * @returns undefined when the text is refused; the reason is among the findings.
 */
export function readJson(text: string, entry: string, findings: Findings): JsonValue | undefined {
  let value: JsonValue;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, '')) as JsonValue;
  } catch {
    findings.error(entry, 'The file is not valid JSON.');
    return undefined;
  }
  const fault = findFault(value);
  if (fault === undefined) return value;
  findings.error(entry, fault.message, ...fault.names);
  return undefined;
}

/** Parses untrusted JSON that has to be an object. */
export function readJsonObject(text: string, entry: string, findings: Findings): JsonObject | undefined {
  const value = readJson(text, entry, findings);
  if (value === undefined || isJsonObject(value)) return value;
  findings.error(entry, 'The file is not a JSON object.');
  return undefined;
}

function findFault(value: JsonValue): { message: string; names: string[] } | undefined {
  let level: JsonValue[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth)
      return { message: 'The data is nested more than {0} levels deep.', names: [String(maxDepth)] };
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

const broken = { message: 'A text contains a character that cannot be stored.', names: [] };

/** Counts the values of a document, itself included. */
export function countParts(value: JsonValue): number {
  if (isJsonArray(value)) return value.reduce((sum: number, entry) => sum + countParts(entry), 1);
  if (!isJsonObject(value)) return 1;
  return Object.values(value).reduce((sum: number, entry) => sum + countParts(entry), 1);
}

/** Returns the own property of a value; undefined when the value is no object. */
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

/** Returns the objects of a list property; other entries are skipped. */
export function objectsAt(value: JsonValue | undefined, key: string): readonly JsonObject[] {
  return listAt(value, key).filter((entry) => isJsonObject(entry));
}

export function textsAt(value: JsonValue | undefined, key: string): readonly string[] {
  return listAt(value, key).filter((entry) => typeof entry === 'string');
}
