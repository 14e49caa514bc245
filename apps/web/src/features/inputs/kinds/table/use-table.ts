import { getRowId, getRowTitle } from '@confab/inputs';
import type { TableDefinition } from '@confab/model';
import { useState } from 'react';
import { useEditingSession } from '../../../../editing/index.ts';
import { openModal } from '../../../../modals/modal-store.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { InputPlace } from '../../define-input.ts';
import { useInputsContext } from '../../inputs-context.tsx';
import { words as inputWords } from '../../words.ts';
import { getToolbar } from './display-columns.ts';
import { createRemoveCommand } from './commands/create-remove-command.ts';
import { createRowKeyHandler } from './commands/create-row-key-handler.ts';
import { getRowValues } from './rows/list-shown-rows.ts';
import { getTableKind } from './table-kind.ts';
import { useCellText } from './rows/use-cell-text.ts';
import { useNewRows } from './rows/use-new-rows.ts';
import { useRowClipboard } from './commands/use-row-clipboard.ts';
import { useRowFocus } from './commands/use-row-focus.ts';
import { useRows } from './commands/use-rows.ts';
import { useShownRows } from './rows/use-shown-rows.ts';
import { useRowWindow } from './rows/use-row-window.ts';
import { useSteadyCommands } from './commands/use-steady-commands.ts';
import { words } from './words.ts';

const noTable: TableDefinition = { tableType: 'Regular', properties: [], displayColumns: [] };

/** The state and commands of a table. */
export function useTable(place: InputPlace) {
  const { itemId, path, property } = place;
  const names = useWords(inputWords);
  const say = useWords(words);
  const session = useEditingSession();
  const inputsContext = useInputsContext();
  const usages = inputsContext.getRowUsages?.(itemId, property.name);
  const { table = noTable } = property;
  const kind = getTableKind(table);
  const { shown, sources, sourceByRow } = useShownRows(place, table, kind);
  const text = useCellText();
  const rows = useRows(shown, { itemId, path, property, table, opensSeveral: kind.opensSeveral === true });
  const { selectedId, isEnabled } = rows;
  const pageSize = table.pageSize ?? kind.pageSize;
  const window = useRowWindow({ rows: shown, table, pageSize, selectedId, text });
  const newIds = useNewRows(itemId, shown);
  const focus = useRowFocus(rows, shown, window);
  const [announced, setAnnounced] = useState('');
  const rowName = table.tableEntryDescription ?? names.row;
  const toolbar = getToolbar(table, sources !== undefined, shown.length === 0);
  const isOrdered = table.allowRowReorder !== false && sources === undefined && window.filter === '';

  const getTitle = (rowId: string) => {
    const found = shown.find(({ row }) => getRowId(row) === rowId);
    return (found && getRowTitle(table, getRowValues(found.row), text)) || names.newRow(rowName);
  };
  const indexOf = (rowId: string) => shown.findIndex(({ row }) => getRowId(row) === rowId);

  function moveTo(rowId: string, place: number) {
    if (!isOrdered) return;
    rows.select(rowId);
    rows.moveTo(rowId, place);
    focus.keepFocusOn(rowId);
    setAnnounced(say.moved(getTitle(rowId), place + 1, shown.length));
  }
  const remove = createRemoveCommand({
    asksFirst: kind.asksBeforeRemoving === true,
    usages,
    rowName,
    getTitle,
    rows: { ...rows, remove: focus.remove },
  });

  const commands = useSteadyCommands({
    remove,
    move: (rowId: string, by: 1 | -1) => rows.canMove(indexOf(rowId), by) && moveTo(rowId, indexOf(rowId) + by),
    moveTo,
    toggle: rows.toggle,
    edit: (rowId: string, mode: string | undefined) =>
      openModal('PropertiesModal', { session, inputsContext, itemId, path, rowId, property, mode }),
    key: createRowKeyHandler({ rows, indexOf, moveTo, remove, focusBeside: focus.goToNeighbour }),
  });
  const clipboard = useRowClipboard({
    table,
    rows: shown,
    selected: shown[rows.index],
    canPaste: toolbar.canAdd && isEnabled,
    paste: rows.paste,
  });
  return {
    table,
    kind,
    sources,
    sourceByRow,
    text,
    rows,
    window,
    newIds,
    announced,
    isOrdered,
    isLong: shown.length > pageSize,
    rowName,
    ...toolbar,
    addLabel: toolbar.addLabel ?? names.addRow(rowName),
    commands,
    clipboard,
    ...focus,
  };
}
