import { emptyId, isJsonObject, type JsonValue } from '@confab/model';

// Reads authored values as the guide describes them; values of another shape count as empty.

/** A value as text; empty for other types. */
export function readText(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** The trimmed lines of a multi-line value without empty ones. */
export function readLines(value: JsonValue | undefined): string[] {
  return readText(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** One property of a composite value. */
export function readPart(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}

/** A Bool value; some documents store it as text (A4.28). */
export function readBool(value: JsonValue | undefined): boolean {
  return value === true || value === 'true';
}

/** The id of an asset; null for a blank one and for the all-zero id, which saves use for "no asset" (A4.27). */
export function readAssetId(value: JsonValue | undefined): string | null {
  const id = readText(value);
  return id === '' || id === emptyId ? null : id;
}
