import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import classes from '../definitions.module.css';
import type { DefinitionColumn } from './definition-column.ts';

interface DefinitionRowProps<Row> {
  readonly ref: Ref<HTMLDivElement>;
  readonly row: Row;
  /** Its index in the table. */
  readonly at: number;
  /** Its distance from the top in pixels; undefined in a short table. */
  readonly start: number | undefined;
  readonly columns: readonly DefinitionColumn<Row>[];
  readonly tracks: string;
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  readonly onFocus: (rowId: string) => void;
  readonly onToggle: () => void;
  readonly renderDetail: (row: Row) => ReactNode;
}

/** A row with its details below it while it is open. */
export function DefinitionRow<Row extends { readonly id: string; readonly name: string }>({
  ref,
  row,
  at,
  start,
  columns,
  tracks,
  isOpen,
  isTabStop,
  onFocus,
  onToggle,
  renderDetail,
}: DefinitionRowProps<Row>) {
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  function handleClick({ target, currentTarget }: MouseEvent<HTMLElement>) {
    // Buttons in the cells act on their own.
    if (target instanceof Element && target.closest('button, a, input') !== null) return;
    currentTarget.focus();
    onToggle();
  }
  return (
    <div
      ref={ref}
      role="presentation"
      data-index={at}
      className={classes.item}
      style={start === undefined ? undefined : { position: 'absolute', transform: `translateY(${start}px)` }}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the table handles the keys of its rows */}
      <div
        role="row"
        aria-level={1}
        aria-rowindex={at + 2}
        aria-expanded={isOpen}
        data-row={row.id}
        tabIndex={isTabStop ? 0 : -1}
        className={classes.cells}
        style={{ gridTemplateColumns: tracks }}
        onFocus={() => onFocus(row.id)}
        onClick={handleClick}
      >
        {columns.map(({ id, render, isNumber }, index) => (
          <div key={id} role="gridcell" className={classes.cell} data-number={isNumber || undefined}>
            {index === 0 ? <Chevron size={14} aria-hidden="true" className={classes.chevron ?? ''} /> : null}
            {render(row)}
          </div>
        ))}
      </div>
      {isOpen ? (
        <div role="row" aria-level={2} className={classes.detailRow} data-detail>
          <div role="gridcell" aria-colspan={columns.length} className={classes.detail}>
            {renderDetail(row)}
          </div>
        </div>
      ) : null}
    </div>
  );
}
