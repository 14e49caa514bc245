import type { JsonValue } from '../json.ts';

/** A text as it is; every other value as an empty text. */
export function readString(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
