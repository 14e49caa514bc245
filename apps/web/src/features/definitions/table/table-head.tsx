import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from '../definitions.module.css';
import type { DefinitionColumn, Sorting } from './definition-column.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly DefinitionColumn<Row>[];
  readonly tracks: string;
  readonly sorting: Sorting | undefined;
  readonly onSort: (sorting: Sorting | undefined) => void;
}

/** The headings of a table. A press sorts up, the next one down, the third restores the project's order. */
export function TableHead<Row>({ columns, tracks, sorting, onSort }: TableHeadProps<Row>) {
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.cells} style={{ gridTemplateColumns: tracks }}>
        {columns.map(({ id, label, isNumber }) => {
          const isSorted = sorting?.columnId === id;
          const direction = isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : 'none';
          const Arrow = isSorted && sorting.isDescending ? IconArrowDown : IconArrowUp;
          return (
            <div
              key={id}
              role="columnheader"
              aria-sort={direction}
              className={classes.heading}
              data-number={isNumber || undefined}
            >
              <UnstyledButton className={classes.sort} onClick={() => onSort(getNextSorting(id, sorting))}>
                {label}
                {isSorted ? <Arrow size={13} aria-hidden="true" /> : null}
              </UnstyledButton>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function getNextSorting(columnId: string, sorting: Sorting | undefined): Sorting | undefined {
  if (sorting?.columnId !== columnId) return { columnId, isDescending: false };
  return sorting.isDescending ? undefined : { columnId, isDescending: true };
}
