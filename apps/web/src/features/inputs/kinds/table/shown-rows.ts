import { deriveRows, getRowFields, forcedRows, isBlank, type DerivedRow } from '@confab/inputs';
import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type Property,
  type TableDefinition,
} from '@confab/model';
import type { TableKind } from './table-kind.ts';
import type { ParameterSource } from './use-row-sources.ts';

const noRows: readonly JsonValue[] = [];

/** The rows of a table as they are shown: those of the document, or one for each thing that the table has a row for. */
export function shownRows(
  value: JsonValue | undefined,
  { table = { tableType: '', properties: [], displayColumns: [] }, forcedValueKey }: Property,
  kind: TableKind,
  sources: readonly ParameterSource[] | undefined,
): readonly DerivedRow[] {
  const stored = isJsonArray(value) ? value : noRows;
  const key = table.properties[0]?.name ?? '';
  const derived = sources ? deriveRows(stored, sources, key) : forcedRows(stored, table.defaultRows, forcedValueKey);
  return derived ?? storedRows(stored, table, kind);
}

function storedRows(stored: readonly JsonValue[], table: TableDefinition, kind: TableKind): readonly DerivedRow[] {
  const skips = kind.skipsWithoutIndex === true ? table.indexColumn : undefined;
  return stored.flatMap((row) =>
    isJsonObject(row) && isJsonObject(getRowFields(row)) && !(skips !== undefined && isBlank(valuesOf(row)[skips]))
      ? [asStored(row)]
      : [],
  );
}

/** The same object for the same row, so that only rows that change are drawn again. */
function asStored(row: JsonObject): DerivedRow {
  const known = stored.get(row) ?? { row, isStored: true, isStray: false };
  stored.set(row, known);
  return known;
}

const stored = new WeakMap<JsonObject, DerivedRow>();

/** The fields of a row. */
export function valuesOf(row: JsonObject): JsonObject {
  const fields = getRowFields(row);
  return isJsonObject(fields) ? fields : {};
}
