import { isJsonObject, type JsonObject, type JsonValue, type TableDefinition } from '@confab/model';
import { orderBetween } from './order-between.ts';
import { getRowFields, getRowOrder, getRowId } from './rows.ts';
import { isBlank } from '../values/is-blank.ts';

/** Something that a table has a row for, whether or not anybody has written into it yet. */
export interface RowSource {
  /** The row's id when it is written: the same for everybody, so two people who begin at once mean one row. */
  readonly id: string;
  /** What the row holds from the start, its key included. */
  readonly values: JsonObject;
}

/** A row of such a table as it is shown. */
export interface DerivedRow {
  readonly row: JsonObject;
  /** Whether the document has it; else the first change of it brings it in. */
  readonly isStored: boolean;
  /** Nothing that it could be for is there any more. */
  readonly isStray: boolean;
}

/** Tables whose rows come from what the node calls or returns (A3.41). */
const derivedTypes: ReadonlySet<string> = new Set([
  'ModuleReturnParams',
  'ModuleParamAssignments',
  'InParamAssignments',
  'OutParamAssignments',
]);

/** Whether a table's rows stand for something else: nobody adds one, yet each is written when it is first filled in. */
export function hasDerivedRows(table: TableDefinition): boolean {
  return derivedTypes.has(table.tableType);
}

/**
 * The rows of a table that has one for each source, in the order of the sources; those that are for nothing stand last.
 *
 * A stored row belongs to the source whose id it has, or else whose key: its value of the column `key`. What the source
 * says is shown as the source says it now.
 */
export function deriveRows(
  stored: readonly JsonValue[],
  sources: readonly RowSource[],
  key: string,
): readonly DerivedRow[] {
  const left = new Map(stored.filter(isJsonObject).map((row) => [getRowId(row) ?? '', row]));
  const byKey = new Map([...left.values()].map((row) => [readKey(row, key), row]));
  let order = getRowOrder(stored.at(-1)) || undefined;
  const rows = sources.map(({ id, values }): DerivedRow => {
    const named = isBlank(values[key]) ? undefined : byKey.get(`${values[key]}`);
    const row = left.get(id) ?? (named && left.get(getRowId(named) ?? ''));
    if (!row) {
      order = orderBetween(order, undefined);
      return { row: { RowId: id, Order: order, Values: values }, isStored: false, isStray: false };
    }
    left.delete(getRowId(row) ?? '');
    return { row: { ...row, Values: { ...toObject(getRowFields(row)), ...values } }, isStored: true, isStray: false };
  });
  return [...rows, ...[...left.values()].map((row) => ({ row, isStored: true, isStray: true }))];
}

/**
 * The rows of a table with a forced value key (A4.13): the default rows, each as it was written; others are dropped.
 *
 * Without a key, or default rows to compare with, the rows are as they are.
 */
export function listForcedRows(
  stored: readonly JsonValue[],
  defaults: TableDefinition['defaultRows'],
  key: string | undefined,
): readonly DerivedRow[] | undefined {
  if (key === undefined || !defaults || defaults.length === 0) return undefined;
  const sources = defaults.map(({ rowId, values }) => ({ id: rowId, values }));
  const ofDefault = new Map(defaults.map(({ values }) => [`${values[key] ?? ''}`, values]));
  const kept = stored.filter((row) => isJsonObject(row) && ofDefault.has(readKey(row, key)));
  return deriveRows(kept, sources, key)
    .filter(({ isStray }) => !isStray)
    .map((derived) => {
      const own = stored.find((row) => getRowId(row) === getRowId(derived.row));
      return isJsonObject(own) ? { ...derived, row: own } : derived;
    });
}

function readKey(row: JsonObject, key: string) {
  return `${toObject(getRowFields(row))[key] ?? ''}`;
}

function toObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
