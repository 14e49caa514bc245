import { getRowId, type FormatCell, type DerivedRow } from '@confab/inputs';
import type { JsonObject, TableDefinition } from '@confab/model';
import { useDeferredValue, useMemo, useState } from 'react';
import { valuesOf } from './shown-rows.ts';

/** Which of a table's rows are seen: what the filter lets through, a page at a time (A3.44). */
export interface RowWindow {
  readonly rows: readonly DerivedRow[];
  readonly matching: number;
  readonly page: number;
  readonly pageCount: number;
  readonly from: number;
  readonly filter: string;
  readonly setFilter: (filter: string) => void;
  readonly goTo: (page: number) => void;
  /** Shows the page on which a row is. */
  readonly follow: (rowId: string) => void;
}

interface Windowed {
  readonly rows: readonly DerivedRow[];
  readonly table: TableDefinition;
  readonly pageSize: number;
  readonly selectedId: string | undefined;
  readonly text: FormatCell;
}

/** The page that is shown follows the selected row, wherever that moves (A4.10), until somebody turns the pages. */
export function useRowWindow({ rows, table, pageSize, selectedId, text }: Windowed): RowWindow {
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter.trim().toLowerCase());
  // Rows that have not changed keep what was read of them: a letter typed in one row reads that row.
  const [readings] = useState(() => new WeakMap<JsonObject, string>());
  const matching = useMemo(
    () => (wanted === '' ? rows : rows.filter(({ row }) => readingOf(row, table, text, readings).includes(wanted))),
    [rows, table, text, readings, wanted],
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
    follow(rowId) {
      const index = matching.findIndex(({ row }) => getRowId(row) === rowId);
      if (index >= 0) setPlace({ page: Math.floor(index / pageSize), at: index });
    },
  };
}

function readingOf(row: JsonObject, table: TableDefinition, text: FormatCell, readings: WeakMap<JsonObject, string>) {
  const known = readings.get(row);
  if (known !== undefined) return known;
  const values = valuesOf(row);
  const reading = table.properties
    .map((column) => text(column, values[column.name]))
    .join('\n')
    .toLowerCase();
  readings.set(row, reading);
  return reading;
}
