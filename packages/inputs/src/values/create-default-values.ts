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

/** The values of a copy, with new ids in the inputs whose ids are generated when an item is created (A3.27). */
export function renewGenerated(properties: readonly Property[], values: JsonObject, newId: () => string): JsonObject {
  const renewed = properties.flatMap((property) => {
    const id = generateId(property, newId);
    return id === undefined ? [] : [[property.name, id] as const];
  });
  return renewed.length === 0 ? values : { ...values, ...Object.fromEntries(renewed) };
}

function createDefaults(properties: readonly Property[], newId: () => string): JsonObject {
  const values: Record<string, JsonValue> = {};
  for (const property of properties) {
    const value = createDefault(property, newId);
    if (value !== undefined) values[property.name] = value;
  }
  return values;
}

/** The id that an input gets when its item is created; undefined for other inputs. */
function generateId(property: Property, newId: () => string): string | undefined {
  if (hasFlag(property, 'GenerateGuid')) return newId();
  return hasFlag(property, 'GenerateTextGuid') ? newId().replaceAll('-', '') : undefined;
}

function createDefault(property: Property, newId: () => string): JsonValue | undefined {
  const id = generateId(property, newId);
  if (id !== undefined) return id;
  return getValueType(property.type).default(property, {
    newId,
    createDefaults: (inner) => createDefaults(inner, newId),
  });
}
