import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';

/** The rows of a stored table, given as JSON text. Rows that are not well formed are skipped. */
export function readRows(text: string | null): readonly { readonly rowId: string; readonly values: JsonObject }[] {
  // This server wrote the JSON.
  const table = text === null ? null : (JSON.parse(text) as JsonValue);
  if (!isJsonArray(table)) return [];
  return table.flatMap((row) =>
    isJsonObject(row) && typeof row.RowId === 'string' && isJsonObject(row.Values)
      ? [{ rowId: row.RowId, values: row.Values }]
      : [],
  );
}
