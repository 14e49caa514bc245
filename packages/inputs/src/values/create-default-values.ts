import type { ItemSchema, JsonObject, JsonValue, Property, TableDefinition } from '@confab/model';
import { hasFlag } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';

/**
 * Creates the values of a new item: default values, new ids, default rows, and an empty list or object for each container,
 * so that edits always find one.
 */
export function createDefaultValues(schema: ItemSchema, newId: () => string): JsonObject {
  return createDefaults(schema.properties, newId);
}

/** Creates the values of a new row. */
export function createDefaultRowValues(table: TableDefinition, newId: () => string): JsonObject {
  return createDefaults(table.properties, newId);
}

function createDefaults(properties: readonly Property[], newId: () => string): JsonObject {
  const values: Record<string, JsonValue> = {};
  for (const property of properties) {
    const value = createDefault(property, newId);
    if (value !== undefined) values[property.name] = value;
  }
  return values;
}

function createDefault(property: Property, newId: () => string): JsonValue | undefined {
  if (hasFlag(property, 'GenerateGuid')) return newId();
  if (hasFlag(property, 'GenerateTextGuid')) return newId().replaceAll('-', '');
  return getValueType(property.type).default(property, {
    newId,
    createDefaults: (inner) => createDefaults(inner, newId),
  });
}
