import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, type Property } from '@confab/model';
import type { FieldProperty } from '../types/value-type.ts';
import { getValueType } from '../types/registry.ts';
import { getRowsDefinition } from '../rows/rows-definition.ts';
import { getRowFields, getRowId } from '../rows/rows.ts';
import { joinPath, parsePath } from '../values/path.ts';
import { isSecretText } from './is-secret-text.ts';
import { isSecretValue, type SecretValue } from './secret-value.ts';

/** Where a secret is. */
export interface SecretPlace {
  /** The path of the value, in the notation of edits. */
  readonly path: string;
  /** The names of the inputs that lead to it, without row ids: `Headers/Value`. */
  readonly property: string;
}

/** A secret as documents store it, or a secret text that is not encrypted yet. */
export type SecretContent = SecretValue | string;

/** Returns the value to store instead; the same value changes nothing. */
type MapSecret = (value: SecretContent, place: SecretPlace) => JsonValue;

const known = new WeakMap<readonly FieldProperty[], boolean>();

/** Whether any input of these, or inside them, can hold a secret. */
export function hasSecretInputs(properties: readonly FieldProperty[]): boolean {
  const before = known.get(properties);
  if (before !== undefined) return before;
  const has = properties.some(
    (property) =>
      getValueType(property.type).isSecret || hasSecretInputs(getRowsDefinition(property)?.properties ?? []),
  );
  known.set(properties, has);
  return has;
}

/** Replaces the secrets of a document, those inside tables, trees and composites too. The same document if none changes. */
export function mapSecrets(properties: readonly Property[], values: JsonObject, map: MapSecret): JsonObject {
  return hasSecretInputs(properties) ? mapFields(properties, values, { path: [], names: [] }, map) : values;
}

/** The secrets of a document, each with its path. */
export function listSecrets(
  properties: readonly Property[],
  values: JsonObject,
): readonly (SecretPlace & { readonly value: SecretContent })[] {
  const found: (SecretPlace & { readonly value: SecretContent })[] = [];
  mapSecrets(properties, values, (value, place) => {
    found.push({ ...place, value });
    return value;
  });
  return found;
}

interface Place {
  readonly path: readonly string[];
  readonly names: readonly string[];
}

function mapFields(properties: readonly FieldProperty[], values: JsonObject, place: Place, map: MapSecret): JsonObject {
  const changed = new Map<string, JsonValue>();
  for (const property of properties) {
    const value = Object.hasOwn(values, property.name) ? values[property.name] : undefined;
    if (value === undefined || value === null) continue;
    const inside = { path: [...place.path, property.name], names: [...place.names, property.name] };
    const next = mapValue(property, value, values, inside, map);
    if (next !== value) changed.set(property.name, next);
  }
  return changed.size === 0 ? values : { ...values, ...Object.fromEntries(changed) };
}

function mapValue(property: FieldProperty, value: JsonValue, row: JsonObject, place: Place, map: MapSecret): JsonValue {
  if (getValueType(property.type).isSecret) {
    if (!isSecretValue(value) && !isSecretText(property, row, value)) return value;
    return map(value, { path: joinPath(...place.path), property: joinPath(...place.names) });
  }
  const inner = getRowsDefinition(property)?.properties;
  if (!inner || !hasSecretInputs(inner)) return value;
  if (isJsonObject(value)) return mapFields(inner, value, place, map);
  return isJsonArray(value) ? mapRows(inner, value, place, map) : value;
}

function mapRows(
  properties: readonly FieldProperty[],
  rows: readonly JsonValue[],
  place: Place,
  map: MapSecret,
): JsonValue {
  let isChanged = false;
  const next = rows.map((row): JsonValue => {
    const fields = isJsonObject(row) ? getRowFields(row) : undefined;
    if (!isJsonObject(row) || !isJsonObject(fields)) return row;
    const mapped = mapFields(properties, fields, { ...place, path: [...place.path, getRowId(row) ?? ''] }, map);
    if (mapped === fields) return row;
    isChanged = true;
    return fields === row ? mapped : { ...row, Values: mapped };
  });
  return isChanged ? next : rows;
}

/** The names of the inputs that lead to the Secret input at a path, without row ids; undefined for any other input. */
export function findSecretProperty(properties: readonly FieldProperty[], path: string): SecretTarget | undefined {
  return findIn(properties, parsePath(path), []);
}

/** A Secret input, and the names of the inputs that lead to it. */
interface SecretTarget {
  readonly property: FieldProperty;
  readonly names: string;
}

function findIn(
  properties: readonly FieldProperty[],
  [name, ...rest]: readonly string[],
  before: readonly string[],
): SecretTarget | undefined {
  const property = properties.find((one) => one.name === name);
  if (!property) return undefined;
  const names = [...before, property.name];
  const { isSecret, isRowList } = getValueType(property.type);
  if (isSecret) return rest.length === 0 ? { property, names: joinPath(...names) } : undefined;
  const inner = getRowsDefinition(property)?.properties;
  if (!inner) return undefined;
  return findIn(inner, isRowList ? rest.slice(1) : rest, names);
}
