import { orderBetween } from '@confab/inputs';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';

/**
 * The Sources of a module's Return: a row for each parameter that goes out of the module, with its name, type and
 * whether it is required (A4.55). What each is given is the author's to say.
 *
 * @param start the values of the module's StartModule
 */
export function returnSources(start: JsonObject, newId: () => string): JsonValue {
  let order: string | undefined;
  return rowsOf(start['Parameters'])
    .filter((values) => values['IOType'] === 'output')
    .map(({ Name = '', Type = 'string', Required = false }) => {
      order = orderBetween(order, undefined);
      return { RowId: newId(), Order: order, Values: { Name, Type, Required, Expression: '' } };
    });
}

function rowsOf(table: JsonValue | undefined): JsonObject[] {
  if (!isJsonArray(table)) return [];
  return table.flatMap((row) => (isJsonObject(row) && isJsonObject(row['Values']) ? [row['Values']] : []));
}
