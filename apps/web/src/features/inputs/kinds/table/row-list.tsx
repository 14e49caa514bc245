import { getRowId, type DerivedRow, type FormatCell } from '@confab/inputs';
import type { TableDefinition } from '@confab/model';
import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useWords } from '../../../../words/define-words.ts';
import type { BlockProps } from '../../define-input.ts';
import type { RowCommands } from './row/row-actions.tsx';
import type { TableKind } from './table-kind.ts';
import { TableRow, type RowEvents } from './row/table-row.tsx';
import type { RowToolSet } from './row/row-tools.tsx';
import { useRowDrag } from './commands/use-row-drag.ts';
import type { ParameterSource } from './rows/use-row-sources.ts';
import type { RowWindow } from './rows/use-row-window.ts';
import { words } from './words.ts';
import classes from './table.module.css';

interface RowListProps {
  readonly itemId: string;
  readonly path: string;
  readonly table: TableDefinition;
  readonly kind: TableKind;
  readonly text: FormatCell;
  readonly Grid: BlockProps['Grid'];
  readonly window: RowWindow;
  /** The parameters that rows belong to. */
  readonly sourceByRow: ReadonlyMap<DerivedRow | undefined, ParameterSource>;
  readonly newIds: ReadonlySet<string>;
  readonly openIds: ReadonlySet<string>;
  readonly selectedId: string | undefined;
  readonly isEnabled: boolean;
  readonly isDraggable: boolean;
  readonly tools: RowToolSet;
  readonly canRemove: (rowId: string) => boolean;
  readonly canMove: (at: number, by: 1 | -1) => boolean;
  readonly commands: RowCommands & RowEvents & { readonly moveTo: (rowId: string, place: number) => void };
}

/** The rows of a page, with keyboard navigation and drag handles. */
export function RowList({
  path,
  table,
  kind,
  text,
  window,
  sourceByRow,
  commands,
  canRemove,
  canMove,
  ...rest
}: RowListProps) {
  const say = useWords(words);
  const { itemId, Grid, newIds, openIds, selectedId, isEnabled, isDraggable, tools } = rest;
  const helpId = useId();
  const ids = window.rows.map(({ row }) => getRowId(row) ?? '');
  const drag = useRowDrag((rowId, overId, side) => {
    // Positions are counted without the dragged row.
    const others = ids.filter((id) => id !== rowId);
    commands.moveTo(rowId, window.from + others.indexOf(overId) + (side === 'after' ? 1 : 0));
  });
  return (
    <>
      <VisuallyHidden id={helpId}>{say.rowKeys}</VisuallyHidden>
      <ol className={classes.rows} aria-describedby={helpId} {...(isDraggable ? drag.handlers : {})}>
        {window.rows.map((derived, at) => {
          const id = ids[at] ?? '';
          return (
            <TableRow
              key={id}
              {...{ itemId, derived, table, kind, Grid, isEnabled, isDraggable, commands, ...tools }}
              listPath={path}
              cellText={text}
              source={sourceByRow.get(derived)}
              isSelected={selectedId === id}
              isExpanded={openIds.has(id)}
              isNew={newIds.has(id)}
              canRemove={canRemove(id)}
              canMoveUp={canMove(window.from + at, -1)}
              canMoveDown={canMove(window.from + at, 1)}
              dropSide={drag.drop?.overId === id ? drag.drop.side : undefined}
            />
          );
        })}
      </ol>
    </>
  );
}
