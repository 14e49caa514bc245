import type { JsonObject, JsonValue, Property, TableDefinition } from '@confab/model';
import { getValueType } from '../types/registry.ts';
import { checkTable } from '../types/table.ts';
import type { CheckContext, ValueCheck } from '../types/value-type.ts';

/** Checks a document of values that ships with the catalogue against the properties that shape it. */
export function checkShippedValues(properties: readonly Property[], values: JsonObject, check: ValueCheck): void {
  for (const name of Object.keys(values)) {
    if (!properties.some((property) => property.name === name)) check.report(check.where, `has no input "${name}"`);
  }
  for (const property of properties) {
    checkValue(property, values[property.name], { ...check, where: `${check.where}, ${property.name}` });
  }
}

/** Checks the rows of a table that ships with the catalogue. */
export function checkShippedRows(table: TableDefinition, rows: readonly JsonValue[], check: ValueCheck): void {
  checkTable(table, rows, toContext(check));
}

function checkValue(property: Property, value: JsonValue | undefined, check: ValueCheck): void {
  if (value === undefined || value === '') {
    if (property.flags?.includes('mandatory')) check.report(check.where, 'is required');
    return;
  }
  getValueType(property.type).check(property, value, toContext(check));
}

function toContext(check: ValueCheck): CheckContext {
  return { ...check, checkValues: checkShippedValues };
}
