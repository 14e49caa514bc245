import {
  isJsonArray,
  type ItemSchema,
  type JsonObject,
  type JsonValue,
  type Property,
  type TableDefinition,
} from '@confab/model';
import { hasFlag, parseJson } from '../form/property-rules.ts';
import { inOrder } from '../rows/rows.ts';

/**
 * The values a new item begins with: what its schema gives, fresh ids for inputs that ask for one, default rows, and an
 * empty list or object for everything that holds others, so that edits always find their container.
 */
export function defaultValues(schema: ItemSchema, newId: () => string): JsonObject {
  return valuesOf(schema.properties, newId);
}

/** The values a new row begins with. */
export function defaultRowValues(table: TableDefinition, newId: () => string): JsonObject {
  return valuesOf(table.properties, newId);
}

function valuesOf(properties: readonly Property[], newId: () => string): JsonObject {
  const values: Record<string, JsonValue> = {};
  for (const property of properties) {
    const value = defaultValue(property, newId);
    if (value !== undefined) values[property.name] = value;
  }
  return values;
}

function defaultValue(property: Property, newId: () => string): JsonValue | undefined {
  if (hasFlag(property, 'GenerateGuid')) return newId();
  if (hasFlag(property, 'GenerateTextGuid')) return newId().replaceAll('-', '');
  switch (property.type) {
    case 'Table':
      return defaultRows(property);
    case 'Tree':
      return property.defaultValue ?? [];
    case 'Composite':
    case 'CompositeInput':
      return { ...valuesOf(property.table?.properties ?? [], newId), ...objectOf(property.defaultValue) };
    case 'AssistantResponse':
      return property.defaultValue ?? { SelectionMethod: 'Escalating', Entries: [] };
    default:
      return property.defaultValue;
  }
}

/** The rows that are always there, or those of the default value; one that is not JSON counts as empty (A5.13). */
function defaultRows(property: Property): JsonValue {
  const forced = property.table?.defaultRows;
  if (forced && forced.length > 0) {
    return inOrder(forced.map(({ rowId, order, values }) => ({ RowId: rowId, Order: order, Values: values })));
  }
  const given = property.defaultValue;
  const rows = typeof given === 'string' ? parseJson(given) : given;
  return isJsonArray(rows) ? inOrder(rows) : [];
}

function objectOf(value: JsonValue | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !isJsonArray(value) ? value : {};
}
