import { parseJson } from '@confab/inputs';
import { isJsonObject, type JsonObject, type Property, type TableDefinition } from '@confab/model';
import type { TableKind } from '../table-kind.ts';

/**
 * The inputs of a row: only relevant columns, with values from a source locked, and the child table with the labels and
 * actions that the parent table defines for it.
 */
export function listRowProperties(
  table: TableDefinition,
  kind: TableKind,
  values: JsonObject,
  saidBySource: ReadonlySet<string>,
): readonly Property[] {
  const columns = kind.selectColumns?.(table.properties, values) ?? table.properties;
  if (saidBySource.size === 0 && table.childTable === undefined) return columns;
  return columns.map((column) => {
    if (saidBySource.has(column.name)) return lockColumn(column);
    return column.name === table.childTable ? withChildActions(column, table) : column;
  });
}

function lockColumn(column: Property): Property {
  const rules = parseJson(column.validation ?? '');
  return { ...column, validation: JSON.stringify({ ...(isJsonObject(rules) ? rules : {}), Flags: ['readonly'] }) };
}

function withChildActions(column: Property, parent: TableDefinition): Property {
  const known = children.get(column);
  if (known || !column.table) return known ?? column;
  const { addChildRowLabel, childActions } = parent;
  const table: TableDefinition = {
    ...column.table,
    ...(childActions ? { parentActions: childActions } : {}),
    ...(addChildRowLabel === undefined
      ? {}
      : { addParentRowLabel: addChildRowLabel, addFirstEntryLabel: addChildRowLabel }),
  };
  const made = { ...column, table };
  children.set(column, made);
  return made;
}

/** Caches child properties by column, so that inputs do not render again without a change. */
const children = new WeakMap<Property, Property>();
