import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, type Property } from '@confab/model';
import { parseJson } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';

/**
 * Converts values to the nested form of account nodes: an input with a parent is below the parent's name, and a
 * table is packed into JSON text unless it is marked NoPack (P7.17).
 *
 * Values of inputs that the properties do not have are left out.
 */
export function nestValues(properties: readonly Property[], values: JsonObject): JsonObject {
  const nested = new Map<string, JsonValue | Map<string, JsonValue>>();
  for (const property of properties) {
    const value = Object.hasOwn(values, property.name) ? values[property.name] : undefined;
    if (value === undefined) continue;
    const within = property.parentName ? getOrCreateGroup(nested, property.parentName) : nested;
    within.set(property.name, pack(property, value));
  }
  return Object.fromEntries([...nested].map(([name, value]) => [name, toJson(value)]));
}

/**
 * The flat values of an account node, by the names of the inputs.
 *
 * Unknown values are kept under their own names, so that a later check can reject them.
 */
export function unnestValues(properties: readonly Property[], nested: JsonObject): JsonObject {
  const parents = new Set(properties.map(({ parentName }) => parentName));
  const flat: [string, JsonValue][] = [];
  for (const [name, value] of Object.entries(nested)) {
    const inside = parents.has(name) && isJsonObject(value) ? Object.entries(value) : undefined;
    for (const [inner, one] of inside ?? [[name, value] as const]) {
      const property = properties.find((some) => some.name === inner && (some.parentName === name) === Boolean(inside));
      flat.push([property || !inside ? inner : `${name}/${inner}`, property ? unpack(property, one) : one]);
    }
  }
  return Object.fromEntries(flat);
}

function getOrCreateGroup(
  nested: Map<string, JsonValue | Map<string, JsonValue>>,
  name: string,
): Map<string, JsonValue> {
  const known = nested.get(name);
  const group = known instanceof Map ? known : new Map<string, JsonValue>();
  nested.set(name, group);
  return group;
}

function toJson(value: JsonValue | Map<string, JsonValue>): JsonValue {
  return value instanceof Map ? Object.fromEntries(value) : value;
}

function pack(property: Property, value: JsonValue): JsonValue {
  return isPacked(property) && isJsonArray(value) ? JSON.stringify(value) : value;
}

function unpack(property: Property, value: JsonValue): JsonValue {
  if (!isPacked(property) || typeof value !== 'string') return value;
  return parseJson(value) ?? value;
}

function isPacked(property: Property) {
  return getValueType(property.type).isNestedAsText(property);
}
