import { parseJson } from '@confab/inputs';
import { isJsonObject, type JsonObject, type Property, type TableDefinition } from '@confab/model';
import type { TableKind } from './table-kind.ts';

/**
 * The inputs of a row: those that mean something for what it holds, what its source says locked, and the table of its
 * children with the labels and buttons that its own table gives them.
 */
export function rowProperties(
  table: TableDefinition,
  kind: TableKind,
  values: JsonObject,
  saidBySource: ReadonlySet<string>,
): readonly Property[] {
  const columns = kind.columnsOf?.(table.properties, values) ?? table.properties;
  if (saidBySource.size === 0 && table.childTable === undefined) return columns;
  return columns.map((column) => {
    if (saidBySource.has(column.name)) return locked(column);
    return column.name === table.childTable ? withChildActions(column, table) : column;
  });
}

function locked(column: Property): Property {
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

/** The same property for the same column: inputs are drawn again only when something of theirs has changed. */
const children = new WeakMap<Property, Property>();
