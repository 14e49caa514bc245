import { isJsonObject, type JsonObject, type JsonValue, type TableDefinition } from '@confab/model';
import { toTableRow } from './table-row.ts';
import { createOrderCounter } from './order-between.ts';
import { getRowFields, getRowOrder, getRowId } from './rows.ts';
import { isBlank } from '../values/is-blank.ts';

/** Something that a derived table has a row for, stored or not. */
export interface RowSource {
  /** The row's id when it is stored. The same for all clients, so that simultaneous first edits create one row. */
  readonly id: string;
  /** Initial values of the row, including its key. */
  readonly values: JsonObject;
}

/** A row of a derived table. */
export interface DerivedRow {
  readonly row: JsonObject;
  /** Whether the row is stored. Otherwise its first change adds it. */
  readonly isStored: boolean;
  /** Whether the source of the row no longer exists. */
  readonly isStray: boolean;
}

/** Tables whose rows come from what the node calls or returns (A3.41). */
const derivedTypes: ReadonlySet<string> = new Set([
  'ModuleReturnParams',
  'ModuleParamAssignments',
  'InParamAssignments',
  'OutParamAssignments',
]);

/** Whether the rows of a table are derived from sources, so that rows cannot be added by hand. */
export function hasDerivedRows(table: TableDefinition): boolean {
  return derivedTypes.has(table.tableType);
}

/**
 * Lists one row per source, in the order of the sources; stored rows without a source come last.
 *
 * A stored row belongs to the source with the same id, or else with the same value in the column `key`. Values of the source
 * replace stored values.
 */
export function deriveRows(
  stored: readonly JsonValue[],
  sources: readonly RowSource[],
  key: string,
): readonly DerivedRow[] {
  const left = new Map(stored.filter(isJsonObject).map((row) => [getRowId(row) ?? '', row]));
  const byKey = new Map([...left.values()].map((row) => [readKey(row, key), row]));
  const nextOrder = createOrderCounter(getRowOrder(stored.at(-1)) || undefined);
  const rows = sources.map(({ id, values }): DerivedRow => {
    const named = isBlank(values[key]) ? undefined : byKey.get(`${values[key]}`);
    const row = left.get(id) ?? (named && left.get(getRowId(named) ?? ''));
    if (!row) return { row: toTableRow({ id, values }, nextOrder()), isStored: false, isStray: false };
    left.delete(getRowId(row) ?? '');
    return { row: { ...row, Values: { ...toObject(getRowFields(row)), ...values } }, isStored: true, isStray: false };
  });
  return [...rows, ...[...left.values()].map((row) => ({ row, isStored: true, isStray: true }))];
}

/**
 * The rows of a table with a forced value key (A4.13): the default rows with their stored values. Other rows are dropped.
 *
 * @returns undefined without a key or default rows.
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
