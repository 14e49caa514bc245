import { isJsonObject, type JsonValue, type Property, type TableDefinition } from '@confab/model';
import { getRowFields, getRowId } from '../rows/rows.ts';
import type { ShownField, ShownRow, ShownValue } from '../show/describe-value.ts';
import type { DescribeContext } from './value-type.ts';

/** The rows of a list as they read: their titles, their levels in a tree, and their fields. */
export function describeRows(
  table: TableDefinition | undefined,
  rows: readonly JsonValue[],
  context: DescribeContext,
): ShownValue {
  if (rows.length === 0) return { type: 'nothing' };
  const levels = findLevels(rows);
  return { type: 'rows', rows: rows.map((row, index) => describeRow(table, row, index, levels, context)) };
}

/** The fields with a value; without declared properties, all fields. */
export function describeFields(
  properties: readonly Property[] | undefined,
  values: JsonValue | undefined,
  { describe }: DescribeContext,
): readonly ShownField[] {
  if (!isJsonObject(values)) return [];
  const declared = properties ?? Object.keys(values).map((name) => ({ name, type: 'JSON' as const }));
  return declared.flatMap((property) => {
    const value = describe(property, Object.hasOwn(values, property.name) ? values[property.name] : undefined);
    return value.type === 'nothing' ? [] : [{ property, value }];
  });
}

function describeRow(
  table: TableDefinition | undefined,
  row: JsonValue,
  index: number,
  levels: ReadonlyMap<string, number>,
  context: DescribeContext,
): ShownRow {
  const id = getRowId(row) ?? `${index}`;
  const values = isJsonObject(row) ? getRowFields(row) : undefined;
  return {
    id,
    ...(table && isJsonObject(values) ? context.titleRow(table, values) : { title: '' }),
    level: levels.get(id) ?? 0,
    fields: describeFields(table?.properties, values, context),
  };
}

/** The depth of each node of a tree; one whose parent is missing, or that is its own descendant, is at the top. */
function findLevels(rows: readonly JsonValue[]): ReadonlyMap<string, number> {
  const parents = new Map<string, string>();
  for (const row of rows) {
    const parent = isJsonObject(row) ? row['ParentId'] : undefined;
    const id = getRowId(row);
    if (id !== undefined && typeof parent === 'string') parents.set(id, parent);
  }
  const known = new Set(rows.map(getRowId));
  const levels = new Map<string, number>();
  for (const id of known) {
    let level = 0;
    for (let at = parents.get(id ?? ''); at !== undefined && known.has(at) && level < known.size; at = parents.get(at))
      level += 1;
    levels.set(id ?? '', level >= known.size ? 0 : level);
  }
  return levels;
}
