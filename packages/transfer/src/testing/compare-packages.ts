import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import type { Files } from '../document.ts';
import { textAt } from '../read-json.ts';

/**
 * Compares two packages by meaning: the order of keys and of the entries of lists is ignored, except for texts which
 * are spoken one after another. Keys and addresses of services are never exported, so they are ignored, too.
 *
 * @returns a line for each difference: the path, what the source has, and what the other package has
 */
export function comparePackages(source: Files, other: Files): string[] {
  const paths = [...new Set([...source.keys(), ...other.keys()])].toSorted();
  const differences = paths.flatMap((path) => {
    const [one, two] = [source.get(path), other.get(path)];
    if (one === undefined || two === undefined) return [`${path}: ${one === undefined ? 'added' : 'missing'}`];
    if (!path.endsWith('.json')) return one === two ? [] : [`${path}: another text`];
    return compareValues(toComparable(JSON.parse(one)), toComparable(JSON.parse(two)), path);
  });
  return differences.filter((difference) => !/^[^:]*\/(?:webhook|endpoint|secondaryKey)\b/.test(difference));
}

const ordered = new Set(['variations', 'data', 'speech']);

function compareTexts(one: string, two: string): number {
  return one === two ? 0 : one < two ? -1 : 1;
}

function toComparable(value: JsonValue, property = ''): JsonValue {
  if (isJsonArray(value)) {
    const entries = value.map((entry) => toComparable(entry));
    // Texts of different languages are independent of each other.
    if (property === 'messages')
      return entries.toSorted((one, two) => compareTexts(textAt(one, 'lang'), textAt(two, 'lang')));
    return ordered.has(property)
      ? entries
      : entries.toSorted((one, two) => compareTexts(JSON.stringify(one), JSON.stringify(two)));
  }
  if (!isJsonObject(value)) return value;
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map((key) => [key, toComparable(value[key] ?? null, key)]));
}

function compareValues(one: JsonValue | undefined, two: JsonValue | undefined, path: string): string[] {
  if (isJsonObject(one) && isJsonObject(two)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(two)])];
    return keys.flatMap((key) => compareValues(one[key], two[key], `${path}/${key}`));
  }
  if (isJsonArray(one) && isJsonArray(two) && one.length === two.length)
    return one.flatMap((entry, index) => compareValues(entry, two[index], `${path}/${index}`));
  const [before, after] = [JSON.stringify(one), JSON.stringify(two)];
  return before === after ? [] : [`${path}: ${before} -> ${after}`];
}
