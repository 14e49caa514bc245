import { getRowId, type FormatCell, type DerivedRow } from '@confab/inputs';
import type { JsonObject, TableDefinition } from '@confab/model';
import { useDeferredValue, useMemo, useState } from 'react';
import { getRowValues } from './list-shown-rows.ts';

/** The visible rows of a table: filtered, and one page at a time (A3.44). */
export interface RowWindow {
  readonly rows: readonly DerivedRow[];
  readonly matching: number;
  readonly page: number;
  readonly pageCount: number;
  readonly from: number;
  readonly filter: string;
  readonly setFilter: (filter: string) => void;
  readonly goTo: (page: number) => void;
  /** Goes to the page of a row. */
  readonly showRow: (rowId: string) => void;
}

interface RowWindowOptions {
  readonly rows: readonly DerivedRow[];
  readonly table: TableDefinition;
  readonly pageSize: number;
  readonly selectedId: string | undefined;
  readonly text: FormatCell;
}

/** Shows the page of the selected row, even after it moved (A4.10), until the author changes the page. */
export function useRowWindow({ rows, table, pageSize, selectedId, text }: RowWindowOptions): RowWindow {
  const [filter, setFilter] = useState('');
  const searchText = useDeferredValue(filter.trim().toLowerCase());
  // Caches the search text of each row, so that typing in one row reads only that row again.
  const [readings] = useState(() => new WeakMap<JsonObject, string>());
  const matching = useMemo(
    () =>
      searchText === '' ? rows : rows.filter(({ row }) => readRowText(row, table, text, readings).includes(searchText)),
    [rows, table, text, readings, searchText],
  );
  const at = useMemo(
    () => (selectedId === undefined ? -1 : matching.findIndex(({ row }) => getRowId(row) === selectedId)),
    [matching, selectedId],
  );
  const [place, setPlace] = useState({ page: 0, at: -1 });
  const pageCount = Math.max(Math.ceil(matching.length / pageSize), 1);
  if (at >= 0 && at !== place.at) setPlace({ page: Math.floor(at / pageSize), at });
  const page = Math.min(place.page, pageCount - 1);
  const from = page * pageSize;

  return {
    rows: matching.slice(from, from + pageSize),
    matching: matching.length,
    page,
    pageCount,
    from,
    filter,
    setFilter,
    goTo: (next) => setPlace({ page: Math.max(0, Math.min(next, pageCount - 1)), at }),
    showRow(rowId) {
      const index = matching.findIndex(({ row }) => getRowId(row) === rowId);
      if (index >= 0) setPlace({ page: Math.floor(index / pageSize), at: index });
    },
  };
}

function readRowText(row: JsonObject, table: TableDefinition, text: FormatCell, readings: WeakMap<JsonObject, string>) {
  const known = readings.get(row);
  if (known !== undefined) return known;
  const values = getRowValues(row);
  const reading = table.properties
    .map((column) => text(column, values[column.name]))
    .join('\n')
    .toLowerCase();
  readings.set(row, reading);
  return reading;
}
