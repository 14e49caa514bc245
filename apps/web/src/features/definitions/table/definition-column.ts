import type { ReactNode } from 'react';
import { getNameComparer } from '../../../words/sorting/compare-names.ts';

/** A column of a table of definitions. */
export interface DefinitionColumn<Row> {
  readonly id: string;
  readonly label: string;
  /** The track of the CSS grid: `minmax(160px, 2fr)`. */
  readonly track: string;
  readonly isNumber?: boolean;
  readonly render: (row: Row) => ReactNode;
  readonly getSortValue: (row: Row) => string | number;
}

export interface Sorting {
  readonly columnId: string;
  readonly isDescending: boolean;
}

/** Sorts rows by a column; rows with equal values keep their order. */
export function sortDefinitions<Row>(
  rows: readonly Row[],
  columns: readonly DefinitionColumn<Row>[],
  sorting: Sorting | undefined,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sorting?.columnId);
  if (!column || !sorting) return rows;
  const sign = sorting.isDescending ? -1 : 1;
  const compare = getNameComparer();
  return rows
    .map((row) => ({ row, value: column.getSortValue(row) }))
    .toSorted(({ value: one }, { value: other }) =>
      typeof one === 'number' && typeof other === 'number'
        ? sign * (one - other)
        : sign * compare(String(one), String(other)),
    )
    .map(({ row }) => row);
}
