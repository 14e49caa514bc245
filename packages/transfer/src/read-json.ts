import {
  isJsonArray,
  isJsonObject,
  jsonLimits,
  parseBoundedJson,
  type JsonFault,
  type JsonObject,
  type JsonValue,
} from '@confab/model';
import type { FindingCode } from './finding-messages.ts';
import type { Findings } from './finding.ts';
import { findSyntaxErrorLine } from './syntax-error-line.ts';

/**
 * Parses untrusted JSON (API-5). Refuses what could do harm later, with the faulty entry: too many values, deep nesting,
 * keys that reach the prototype of an object, characters that cannot be stored.
 *
 * @returns undefined when the text is refused; the reason is among the findings.
 */
export function readJson(
  text: string,
  entry: string,
  findings: Findings,
  partsMax: number = jsonLimits.partsMax,
): JsonValue | undefined {
  if (text.trim() === '') {
    findings.error(entry, 'fileEmpty');
    return undefined;
  }
  const plain = text.replace(/^\uFEFF/, '');
  const { value, fault } = parseBoundedJson(plain, partsMax);
  if (fault === undefined) return value;
  const { code, names } = describeFault(fault, plain, partsMax);
  findings.error(entry, code, ...names);
  return undefined;
}

/** Parses untrusted JSON that has to be an object. */
export function readJsonObject(text: string, entry: string, findings: Findings): JsonObject | undefined {
  const value = readJson(text, entry, findings);
  if (value === undefined || isJsonObject(value)) return value;
  findings.error(entry, 'notAJsonObject');
  return undefined;
}

function describeFault(fault: JsonFault, text: string, partsMax: number): { code: FindingCode; names: string[] } {
  switch (fault.kind) {
    case 'syntax':
      return { code: 'notJson', names: [String(findSyntaxErrorLine(text) ?? 1)] };
    case 'depth':
      return { code: 'nestedTooDeep', names: [String(jsonLimits.depthMax)] };
    case 'parts':
      return { code: 'tooManyFileValues', names: [String(partsMax)] };
    case 'key':
      return { code: 'keyNotAllowed', names: [fault.key] };
    case 'nul':
    case 'surrogate':
      return { code: 'characterNotStorable', names: [] };
  }
}

/** Counts the values of a document, itself included. */
export function countParts(value: JsonValue): number {
  if (isJsonArray(value)) return value.reduce((sum: number, entry) => sum + countParts(entry), 1);
  if (!isJsonObject(value)) return 1;
  return Object.values(value).reduce((sum: number, entry) => sum + countParts(entry), 1);
}

/** Returns the own property of a value; undefined when the value is not an object. */
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

/** Returns the own properties of a value; none when it is not an object. */
export function entriesOf(value: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

/** Returns the objects of a list property; other entries are skipped. */
export function objectsAt(value: JsonValue | undefined, key: string): readonly JsonObject[] {
  return listAt(value, key).filter((entry) => isJsonObject(entry));
}

export function textsAt(value: JsonValue | undefined, key: string): readonly string[] {
  return listAt(value, key).filter((entry) => typeof entry === 'string');
}

/** Returns a text or number as a text; empty for other values. */
export function toWord(value: JsonValue | undefined): string {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
}
