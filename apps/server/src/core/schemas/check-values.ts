import { itemMessages, unprocessable } from '@confab/contracts';
import { runAllSteps, type SteppedWork } from '@confab/dialog-engine';
import {
  acceptsTranslations,
  acceptsValue,
  joinPath,
  listRows,
  isFittingRow,
  getRowId,
  translationsInput,
} from '@confab/inputs';
import { limits, type ItemSchema, type JsonObject, type JsonValue } from '@confab/model';
import type { ItemRow } from '../items/items.repository.ts';
import { findSchema } from './find-schema.ts';

/**
 * Rejects values that do not fit the schema of an item's type: unknown inputs, values of the wrong type, and rows that
 * could not have been added one by one. Completeness is not checked, because a draft may be incomplete.
 */
export function checkValues(item: Pick<ItemRow, 'kind' | 'type'>, values: JsonObject): void {
  runAllSteps(checkValuesInSteps(item, values));
}

/** Rows that are checked in one step. */
const rowsPerStep = 100;

/** Like `checkValues`, in steps, because a table may have thousands of rows. */
export function* checkValuesInSteps(item: Pick<ItemRow, 'kind' | 'type'>, values: JsonObject): SteppedWork<void> {
  const schema = findSchema(item.kind, item.type);
  const properties = new Map(schema?.properties.map((property) => [property.name, property]));
  for (const [name, value] of Object.entries(values)) {
    if (schema && name === translationsInput) {
      if (!acceptsTranslations(schema.properties, [name], value))
        throw unprocessable(itemMessages.invalidValue, { name });
      yield;
      continue;
    }
    const property = properties.get(name);
    if (!schema || !property) throw unprocessable(itemMessages.unknownInput, { name });
    if (!acceptsValue(property, value)) throw unprocessable(itemMessages.invalidValue, { name });
    for (const { segments, rows } of listRows(property, value)) yield* checkRows(schema, [name, ...segments], rows);
  }
}

function* checkRows(schema: ItemSchema, path: readonly string[], rows: readonly JsonValue[]): SteppedWork<void> {
  if (rows.length > limits.tableRowsMax) throw unprocessable(itemMessages.tooManyRows, { most: limits.tableRowsMax });
  const ids = new Set(rows.map((row) => getRowId(row)));
  const joined = joinPath(...path);
  let isValid = ids.size === rows.length;
  for (let at = 0; at < rows.length && isValid; at += rowsPerStep) {
    isValid = rows.slice(at, at + rowsPerStep).every((row) => isFittingRow(schema, joined, row));
    yield;
  }
  if (!isValid) throw unprocessable(itemMessages.invalidRows, { name: String(path[0]) });
}
