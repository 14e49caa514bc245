import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { textAt } from '../read-json.ts';

/** A row of a table: its id and its values. */
export interface AuthoredRow {
  readonly id: string;
  readonly values: JsonObject;
}

/** The rows of a table's value. */
export function readRows(values: JsonObject, name: string): readonly AuthoredRow[] {
  const rows = values[name];
  if (!isJsonArray(rows)) return [];
  return rows.flatMap((row) => {
    const own = isJsonObject(row) ? row['Values'] : undefined;
    return isJsonObject(own) ? [{ id: textAt(row, 'RowId'), values: own }] : [];
  });
}

/** The texts of a response, and what it offers to answer; those that are switched off are no part of it. */
export function readResponse(value: JsonValue | undefined): { readonly texts: string[]; readonly chips: string[] } {
  const list = isJsonObject(value) && isJsonArray(value['Entries']) ? value['Entries'] : [];
  const entries = list.filter((entry) => isJsonObject(entry)).filter((entry) => entry['Enabled'] !== false);
  const chips = entries.flatMap((entry) => (isJsonArray(entry['SuggestionChips']) ? entry['SuggestionChips'] : []));
  return {
    texts: entries
      .map((entry) => textAt(entry, 'SpokenText') || textAt(entry, 'DisplayText'))
      .filter((text) => text !== ''),
    chips: [...new Set(chips.filter((chip) => typeof chip === 'string'))],
  };
}

/** The lines of a text that holds one thing a line. */
export function readLines(values: JsonObject, name: string): readonly string[] {
  return textAt(values, name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
