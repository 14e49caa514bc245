import { readRows, type Row } from '@confab/inputs';
import type { JsonValue } from '@confab/model';

/** The rows of a stored table, given as JSON text. */
export function parseRows(text: string | null): readonly Row[] {
  const values: JsonValue = text === null ? [] : JSON.parse(text);
  return readRows(values);
}
