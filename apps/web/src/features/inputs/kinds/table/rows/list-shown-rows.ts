import { deriveRows, getRowFields, listForcedRows, isBlank, type DerivedRow } from '@confab/inputs';
import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type Property,
  type TableDefinition,
} from '@confab/model';
import type { TableKind } from '../table-kind.ts';
import type { ParameterSource } from './use-row-sources.ts';

const noRows: readonly JsonValue[] = [];

/** The rows to show: the stored rows, or one row per source or default row. */
export function listShownRows(
  value: JsonValue | undefined,
  { table = { tableType: '', properties: [], displayColumns: [] }, forcedValueKey }: Property,
  kind: TableKind,
  sources: readonly ParameterSource[] | undefined,
): readonly DerivedRow[] {
  const stored = isJsonArray(value) ? value : noRows;
  const key = table.properties[0]?.name ?? '';
  const derived = sources
    ? deriveRows(stored, sources, key)
    : listForcedRows(stored, table.defaultRows, forcedValueKey);
  return derived ?? listStoredRows(stored, table, kind);
}

function listStoredRows(stored: readonly JsonValue[], table: TableDefinition, kind: TableKind): readonly DerivedRow[] {
  const skips = kind.skipsWithoutIndex === true ? table.indexColumn : undefined;
  return stored.flatMap((row) =>
    isJsonObject(row) && isJsonObject(getRowFields(row)) && !(skips !== undefined && isBlank(getRowValues(row)[skips]))
      ? [toDerivedRow(row)]
      : [],
  );
}

/** Returns the same object for the same row, so that only changed rows render again. */
function toDerivedRow(row: JsonObject): DerivedRow {
  const known = stored.get(row) ?? { row, isStored: true, isStray: false };
  stored.set(row, known);
  return known;
}

const stored = new WeakMap<JsonObject, DerivedRow>();

/** The fields of a row. */
export function getRowValues(row: JsonObject): JsonObject {
  const fields = getRowFields(row);
  return isJsonObject(fields) ? fields : {};
}
