import { getRowId, getRowTitle } from '@confab/inputs';
import type { TableDefinition } from '@confab/model';
import { useMemo, useState } from 'react';
import { useEditingSession, useValue } from '../../../../editing/index.ts';
import { openModal } from '../../../../modals/modal-store.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { InputPlace } from '../../define-input.ts';
import { useInputsSurroundings } from '../../inputs-context.tsx';
import { words as inputWords } from '../../words.ts';
import { toolbarOf } from './display-columns.ts';
import { removal } from './removal.ts';
import { rowKeyHandler } from './row-keys.ts';
import { shownRows, valuesOf } from './shown-rows.ts';
import { tableKindOf } from './table-kind.ts';
import { useCellText } from './use-cell-text.ts';
import { useNewRows } from './use-new-rows.ts';
import { useRowClipboard } from './use-row-clipboard.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useRows } from './use-rows.ts';
import { useRowSources } from './use-row-sources.ts';
import { useRowWindow } from './use-row-window.ts';
import { useSteadyCommands } from './use-steady-commands.ts';
import { words } from './words.ts';

const noTable: TableDefinition = { tableType: 'Regular', properties: [], displayColumns: [] };

/** All that a table knows and does; its part only draws that. */
export function useTable({ itemId, path, property }: InputPlace) {
  const names = useWords(inputWords);
  const say = useWords(words);
  const session = useEditingSession();
  const surroundings = useInputsSurroundings();
  const uses = surroundings.usesOf?.(itemId, property.name);
  const { table = noTable } = property;
  const kind = tableKindOf(table);
  const value = useValue(itemId, path);
  const sources = useRowSources(itemId, table);
  const shown = useMemo(() => shownRows(value, property, kind, sources), [value, property, kind, sources]);
  const text = useCellText();
  const rows = useRows(shown, { itemId, path, property, table, opensSeveral: kind.opensSeveral === true });
  const { selectedId, isEnabled } = rows;
  const pageSize = table.pageSize ?? kind.pageSize;
  const window = useRowWindow({ rows: shown, table, pageSize, selectedId, text });
  const newIds = useNewRows(itemId, shown);
  const focus = useRowFocus(rows, shown, window);
  const [announced, setAnnounced] = useState('');
  const rowName = table.tableEntryDescription ?? names.row;
  const toolbar = toolbarOf(table, sources !== undefined, shown.length === 0);
  const isOrdered = table.allowRowReorder !== false && sources === undefined && window.filter === '';

  const titleOf = (rowId: string) => {
    const found = shown.find(({ row }) => getRowId(row) === rowId);
    return (found && getRowTitle(table, valuesOf(found.row), text)) || names.newRow(rowName);
  };
  const indexOf = (rowId: string) => shown.findIndex(({ row }) => getRowId(row) === rowId);

  function moveTo(rowId: string, place: number) {
    if (!isOrdered) return;
    rows.select(rowId);
    rows.moveTo(rowId, place);
    setAnnounced(say.moved(titleOf(rowId), place + 1, shown.length));
  }
  const remove = removal({
    asksFirst: kind.asksBeforeRemoving === true,
    uses,
    rowName,
    titleOf,
    rows: { ...rows, remove: focus.remove },
  });

  const commands = useSteadyCommands({
    remove,
    move: (rowId: string, by: 1 | -1) => rows.mayMove(indexOf(rowId), by) && moveTo(rowId, indexOf(rowId) + by),
    moveTo,
    toggle: rows.toggle,
    edit: (rowId: string, mode: string | undefined) =>
      openModal('PropertiesModal', { session, surroundings, itemId, path, rowId, property, mode }),
    key: rowKeyHandler({ rows, indexOf, moveTo, remove, focusBeside: focus.goBeside }),
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
    remove,
  };
}
