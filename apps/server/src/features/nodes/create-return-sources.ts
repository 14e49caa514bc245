import { createRows, readRows } from '@confab/inputs';
import type { JsonObject, JsonValue } from '@confab/model';

/**
 * The Sources of a new Return node: a row for each output parameter of the module, with its name, type and
 * whether it is required (A4.55). The author fills in the expressions.
 *
 * @param start the values of the module's StartModule
 */
export function createReturnSources(start: JsonObject, newId: () => string): JsonValue {
  const outputs = readRows(start['Parameters']).filter(({ values }) => values['IOType'] === 'output');
  return createRows(
    outputs.map(({ values: { Name = '', Type = 'string', Required = false } }) => ({
      id: newId(),
      values: { Name, Type, Required, Expression: '' },
    })),
  );
}
