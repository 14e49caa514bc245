import { unprocessable } from '@confab/contracts';
import { acceptsValue, joinPath, rowFits, rowIdOf } from '@confab/inputs';
import { isJsonArray, isJsonObject, limits, type ItemSchema, type JsonObject, type JsonValue } from '@confab/model';
import type { ItemRow } from '../items/items.repository.ts';
import { findSchema } from './find-schema.ts';

/**
 * Refuses values that cannot stand in an item of this type: inputs its schema does not have, values of the
 * wrong kind, rows that could not have been added one by one. Completeness is no question here; a draft may
 * be half done.
 */
export function checkValues(item: Pick<ItemRow, 'kind' | 'type'>, values: JsonObject): void {
  const schema = findSchema(item.kind, item.type);
  const properties = new Map(schema?.properties.map((property) => [property.name, property]));
  for (const [name, value] of Object.entries(values)) {
    const property = properties.get(name);
    if (!schema || !property) throw unprocessable(`There is no input "${name}" here.`);
    if (!acceptsValue(property, value)) throw unprocessable(`The value of "${name}" does not fit its input.`);
    if (isJsonArray(value)) checkRows(schema, [name], value);
    const entries = isJsonObject(value) ? value.Entries : undefined;
    if (property.type === 'AssistantResponse' && isJsonArray(entries)) checkRows(schema, [name, 'Entries'], entries);
  }
}

function checkRows(schema: ItemSchema, path: readonly string[], rows: readonly JsonValue[]) {
  if (rows.length > limits.tableRowsMax) throw unprocessable(`A table can have at most ${limits.tableRowsMax} rows.`);
  const ids = new Set(rows.map((row) => rowIdOf(row)));
  const isFine = (row: JsonValue) => rowFits(schema, joinPath(...path), row);
  if (ids.size < rows.length || !rows.every(isFine))
    throw unprocessable(`The rows of "${path[0]}" do not fit their table.`);
}
