import {
  appendToPath,
  getRowId,
  getRowSubheading,
  getRowTitle,
  type FormatCell,
  type DerivedRow,
} from '@confab/inputs';
import type { TableDefinition } from '@confab/model';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconGripVertical } from '@tabler/icons-react';
import { memo, useId, type KeyboardEvent } from 'react';
import { useWords } from '../../../../words/define-words.ts';
import type { BlockProps } from '../../define-input.ts';
import { words as inputWords } from '../../words.ts';
import { actionsOf, togglesOf } from './display-columns.ts';
import { DerivedRowSession } from './derived-row-session.tsx';
import { RowActions, type RowCommands, type RowRights } from './row-actions.tsx';
import { RowForm } from './row-form.tsx';
import { Parameter, RowHeading, TextCells } from './row-heading.tsx';
import { rowProperties } from './row-properties.ts';
import { valuesOf } from './shown-rows.ts';
import type { TableKind } from './table-kind.ts';
import { ToggleCell } from './toggle-cell.tsx';
import type { ParameterSource } from './use-row-sources.ts';
import { words } from './words.ts';
import classes from './table.module.css';

export interface TableRowProps extends RowRights {
  readonly itemId: string;
  readonly listPath: string;
  readonly derived: DerivedRow;
  readonly source: ParameterSource | undefined;
  readonly table: TableDefinition;
  readonly kind: TableKind;
  readonly cellText: FormatCell;
  readonly isSelected: boolean;
  readonly isExpanded: boolean;
  readonly isNew: boolean;
  readonly isEnabled: boolean;
  readonly isDraggable: boolean;
  readonly dropSide: 'before' | 'after' | undefined;
  readonly Grid: BlockProps['Grid'];
  readonly commands: RowCommands & RowEvents;
}

/** What a row tells its table. The same functions for every drawing, so that a row is drawn for its own changes only. */
export interface RowEvents {
  readonly toggle: (rowId: string) => void;
  readonly key: (event: KeyboardEvent, rowId: string) => void;
}

/** One row: its heading and cells, its buttons, and its inputs once it is opened. */
export const TableRow = memo(Row);

function Row(props: TableRowProps) {
  const { itemId, listPath, derived, source, table, kind, cellText, isExpanded, Grid, commands } = props;
  const say = useWords(words);
  const names = useWords(inputWords);
  const inputsId = useId();
  const { row } = derived;
  const id = getRowId(row) ?? '';
  const values = valuesOf(row);
  const title = getRowTitle(table, values, cellText) || names.newRow(table.tableEntryDescription ?? names.row);
  const actions = actionsOf(table);

  return (
    <li
      className={classes.row}
      data-selected={props.isSelected}
      data-drop={props.dropSide}
      data-row-id={id}
      data-stray={derived.isStray || undefined}
    >
      <div className={classes.rowHead}>
        {props.isDraggable ? (
          <span className={classes.grip} draggable title={say.drag(title)} data-grip={id}>
            <IconGripVertical size={14} aria-hidden="true" />
          </span>
        ) : null}
        <UnstyledButton
          className={classes.rowButton}
          data-row={id}
          aria-expanded={isExpanded}
          aria-current={props.isSelected}
          aria-controls={isExpanded ? inputsId : undefined}
          onClick={() => commands.toggle(id)}
          onKeyDown={(event) => commands.key(event, id)}
        >
          <IconChevronRight size={16} className={classes.chevron} data-open={isExpanded} aria-hidden="true" />
          {kind.icon?.(values)}
          <RowHeading {...{ title, subheading: subheadingOf(props, title), isNew: props.isNew }} />
          <TextCells table={table} values={values} cellText={cellText} />
          {derived.isStray ? <span className={classes.stray}>{say.isStray}</span> : null}
          {source ? <Parameter source={source} /> : null}
        </UnstyledButton>
        {togglesOf(table).map((column) => (
          <ToggleCell
            key={column.name}
            {...{ itemId, column, title }}
            path={appendToPath(listPath, id, column.name)}
            value={values[column.name]}
            isEnabled={props.isEnabled}
          />
        ))}
        {actions.length > 0 ? <RowActions rowId={id} {...{ title, actions, commands }} {...rightsOf(props)} /> : null}
      </div>
      {isExpanded ? (
        <div id={inputsId} className={classes.rowInputs} data-row-inputs>
          <DerivedRowSession {...{ itemId, listPath, row, isStored: derived.isStored }}>
            <RowForm
              {...{ itemId, Grid, definition: table }}
              path={appendToPath(listPath, id)}
              properties={rowProperties(table, kind, values, new Set(Object.keys(source?.values ?? {})))}
            />
          </DerivedRowSession>
        </div>
      ) : null}
    </li>
  );
}

function rightsOf({ mayRemove, mayMoveUp, mayMoveDown }: RowRights): RowRights {
  return { mayRemove, mayMoveUp, mayMoveDown };
}

function subheadingOf({ table, derived, cellText }: TableRowProps, title: string) {
  const subheading = getRowSubheading(table, valuesOf(derived.row), cellText);
  return subheading === title ? '' : subheading;
}
