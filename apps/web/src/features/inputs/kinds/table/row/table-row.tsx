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
import { useKeepFocusNear } from '../../../../../platform/focus/use-keep-focus-near.ts';
import { useWords } from '../../../../../words/define-words.ts';
import type { BlockProps } from '../../../define-input.ts';
import { words as inputWords } from '../../../words.ts';
import { listRowActions, listToggleColumns } from '../display-columns.ts';
import { RowActions, type RowCommands, type RowPermissions } from './row-actions.tsx';
import { RowTools, selectTools, type RowToolSet } from './row-tools.tsx';
import { RowInputs } from './row-inputs.tsx';
import { Parameter, RowHeading, TextCells } from './row-heading.tsx';
import { getRowValues } from '../rows/list-shown-rows.ts';
import type { TableKind } from '../table-kind.ts';
import { ToggleCell } from './toggle-cell.tsx';
import type { ParameterSource } from '../rows/use-row-sources.ts';
import { words } from '../words.ts';
import classes from '../table.module.css';

export interface TableRowProps extends RowPermissions, RowToolSet {
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

/** Callbacks of a row. They are the same functions on every render, so that a row renders only for its own changes. */
export interface RowEvents {
  readonly toggle: (rowId: string) => void;
  readonly key: (event: KeyboardEvent, rowId: string) => void;
}

/** One row: heading, cells, buttons and, when expanded, its inputs. */
export const TableRow = memo(Row);

function Row(props: TableRowProps) {
  const { itemId, listPath, derived, source, table, kind, cellText, isExpanded, Grid, commands } = props;
  const say = useWords(words);
  const names = useWords(inputWords);
  const inputsId = useId();
  const element = useKeepFocusNear<HTMLLIElement>();
  const { row } = derived;
  const id = getRowId(row) ?? '';
  const values = getRowValues(row);
  const title = getRowTitle(table, values, cellText) || names.newRow(table.tableEntryDescription ?? names.row);
  const actions = listRowActions(table);

  return (
    <li
      ref={element}
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
        <div className={classes.rowMain}>
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
            <RowHeading {...{ title, subheading: getSubheading(props, title), isNew: props.isNew }} />
            <TextCells table={table} values={values} cellText={cellText} />
            {derived.isStray ? <span className={classes.stray}>{say.isStray}</span> : null}
            {source ? <Parameter source={source} /> : null}
          </UnstyledButton>
          <RowTools rowId={id} {...{ title, commands }} {...selectTools(props)} />
        </div>
        {listToggleColumns(table).map((column) => (
          <ToggleCell
            key={column.name}
            {...{ itemId, column, title }}
            path={appendToPath(listPath, id, column.name)}
            value={values[column.name]}
            isEnabled={props.isEnabled}
          />
        ))}
        {actions.length > 0 ? (
          <RowActions rowId={id} {...{ title, actions, commands }} {...selectPermissions(props)} />
        ) : null}
      </div>
      {isExpanded ? <RowInputs id={inputsId} {...{ itemId, listPath, derived, source, table, kind, Grid }} /> : null}
    </li>
  );
}

function selectPermissions({ canRemove, canMoveUp, canMoveDown }: RowPermissions): RowPermissions {
  return { canRemove, canMoveUp, canMoveDown };
}

function getSubheading({ table, derived, cellText }: TableRowProps, title: string) {
  const subheading = getRowSubheading(table, getRowValues(derived.row), cellText);
  return subheading === title ? '' : subheading;
}
