import { useState, type ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../definitions.module.css';
import { words } from '../words.ts';
import { sortDefinitions, type DefinitionColumn, type Sorting } from './definition-column.ts';
import { DefinitionRow } from './definition-row.tsx';
import { TableHead } from './table-head.tsx';
import { useRowNavigation } from './use-row-navigation.ts';
import { useVisibleRows } from './use-visible-rows.ts';

export interface DefinitionTableProps<Row extends { readonly id: string; readonly name: string }> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly DefinitionColumn<Row>[];
  /** The row whose details are shown. */
  readonly openId: string | undefined;
  readonly onOpen: (rowId: string | undefined) => void;
  /** Undefined where rows cannot be removed. */
  readonly onRemove: ((row: Row) => void) | undefined;
  readonly renderDetail: (row: Row) => ReactNode;
}

/**
 * A wide table of definitions, of which only the rows near the visible ones are rendered.
 *
 * Arrow keys go from row to row, Enter opens and closes the details of a row, Delete removes it.
 */
export function DefinitionTable<Row extends { readonly id: string; readonly name: string }>(
  props: DefinitionTableProps<Row>,
) {
  const { label, columns, openId, onOpen, onRemove, renderDetail } = props;
  const say = useWords(words);
  const [sorting, setSorting] = useState<Sorting>();
  const rows = sortDefinitions(props.rows, columns, sorting);
  const { box, drawn, height, measure, scrollTo } = useVisibleRows(rows, openId);
  const navigation = useRowNavigation({ rows, openId, onOpen, onRemove, scrollTo });
  const tracks = columns.map(({ track }) => track).join(' ');
  return (
    <div ref={box} className={classes.scroller}>
      <div
        role="treegrid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-describedby={navigation.helpId}
        className={classes.table}
        onKeyDown={navigation.handleKey}
      >
        <TableHead {...{ columns, tracks, sorting }} onSort={setSorting} />
        <div role="rowgroup" className={classes.rows} style={height === undefined ? undefined : { height }}>
          {drawn.map(({ row, at, start }) => (
            <DefinitionRow
              key={row.id}
              ref={measure}
              {...{ row, at, start, columns, tracks }}
              isOpen={row.id === openId}
              isTabStop={row.id === navigation.activeId}
              onFocus={navigation.setActiveId}
              onToggle={() => onOpen(row.id === openId ? undefined : row.id)}
              renderDetail={renderDetail}
            />
          ))}
        </div>
      </div>
      <span id={navigation.helpId} className="cf-visually-hidden">
        {onRemove ? say.rowKeys : say.rowKeysReadOnly}
      </span>
    </div>
  );
}
