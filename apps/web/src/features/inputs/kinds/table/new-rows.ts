import { defaultRowValues, orderBetween, getRowOrder, getRowId } from '@confab/inputs';
import type { JsonObject, JsonValue, TableDefinition } from '@confab/model';

interface NewRows {
  readonly table: TableDefinition;
  /** Ids of the rows that are always there. */
  readonly forced: ReadonlySet<string>;
  readonly newId: () => string;
}

/** Rows for the end of a list, ahead of those that always close it, each with the defaults of its table. */
export function newRows(
  list: readonly JsonValue[],
  values: readonly JsonObject[],
  { table, forced, newId }: NewRows,
): readonly JsonObject[] {
  const end = firstOfTrailing(list, forced);
  let order: string | undefined = end > 0 ? getRowOrder(list[end - 1]) : undefined;
  const next = list[end] === undefined ? undefined : getRowOrder(list[end]);
  return values.map((one) => {
    order = orderBetween(order, next);
    return { RowId: newId(), Order: order, Values: { ...defaultRowValues(table, newId), ...one } };
  });
}

/** Where the rows that always close a list begin, so that new ones stand ahead of them. */
function firstOfTrailing(rows: readonly JsonValue[], forced: ReadonlySet<string>) {
  let at = rows.length;
  while (at > 0 && forced.has(getRowId(rows[at - 1]) ?? '')) at -= 1;
  return at;
}
