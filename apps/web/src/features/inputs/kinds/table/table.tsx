import { rowIdOf, rowTitle } from '@confab/inputs';
import type { TableDefinition } from '@confab/model';
import { Text, VisuallyHidden } from '@mantine/core';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useProjectSession, useValue } from '../../../../editing/index.ts';
import { openModal } from '../../../../shell/modals/modal-store.ts';
import { useWords } from '../../../../words/define-words.ts';
import { useMessage } from '../../../../words/messages.ts';
import type { BlockProps } from '../../define-input.ts';
import { BlockError, labelOf } from '../../field-frame.tsx';
import { useInputsSurroundings } from '../../inputs-context.tsx';
import { words as inputWords } from '../../words.ts';
import { ColumnHeads } from './column-heads.tsx';
import { RowList } from './row-list.tsx';
import { RowPages } from './row-pages.tsx';
import { RowToolbar } from './row-toolbar.tsx';
import { shownRows, valuesOf } from './shown-rows.ts';
import { TableHeading } from './table-heading.tsx';
import { tableKindOf } from './table-kind.ts';
import { useCellText } from './use-cell-text.ts';
import { useNewRows } from './use-new-rows.ts';
import { useRowClipboard } from './use-row-clipboard.ts';
import { useRows } from './use-rows.ts';
import { useRowSources } from './use-row-sources.ts';
import { useRowWindow } from './use-row-window.ts';
import { useSteadyCommands } from './use-steady-commands.ts';
import { removalProblems, words } from './words.ts';
import classes from '../../inputs.module.css';

const noTable: TableDefinition = { tableType: 'Regular', properties: [], displayColumns: [] };

/** Rows of inputs: a list to select, open, add to, remove from, reorder, filter and paste into. */
export function TableInput({ itemId, path, property, Grid }: BlockProps) {
  const names = useWords(inputWords);
  const say = useWords(words);
  const message = useMessage();
  const session = useProjectSession();
  const surroundings = useInputsSurroundings();
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
  const [announced, setAnnounced] = useState('');
  const isFiltered = window.filter !== '';
  const rowName = table.tableEntryDescription ?? names.row;
  const name = labelOf(property);
  const canAdd = table.allowAddRow !== false && sources === undefined;
  const isOrdered = table.allowRowReorder !== false && sources === undefined && !isFiltered;

  const titleOf = (rowId: string) => {
    const found = shown.find(({ row }) => rowIdOf(row) === rowId);
    return (found && rowTitle(table, valuesOf(found.row), text)) || names.newRow(rowName);
  };
  const indexOf = (rowId: string) => shown.findIndex(({ row }) => rowIdOf(row) === rowId);

  function moveTo(rowId: string, place: number) {
    if (!isOrdered) return;
    rows.select(rowId);
    rows.moveTo(rowId, place);
    setAnnounced(say.moved(titleOf(rowId), place + 1, shown.length));
  }
  function remove(rowId: string | undefined) {
    if (rowId === undefined || kind.asksBeforeRemoving !== true || !rows.mayRemove(rowId)) return rows.remove(rowId);
    return openModal('deleteStackedTableRow', { rowName, title: titleOf(rowId), onConfirm: () => rows.remove(rowId) });
  }
  function focusBeside(rowId: string, by: 1 | -1, list: HTMLElement | null) {
    const next = rowIdOf(shown[indexOf(rowId) + by]?.row);
    if (next === undefined) return;
    rows.select(next);
    window.follow(next);
    const find = () =>
      [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(({ dataset }) => dataset['row'] === next);
    const there = find();
    // A row of another page is there once that page has been drawn.
    if (there) there.focus();
    else requestAnimationFrame(() => find()?.focus());
  }

  const commands = useSteadyCommands({
    remove,
    move: (rowId: string, by: 1 | -1) => rows.mayMove(indexOf(rowId), by) && moveTo(rowId, indexOf(rowId) + by),
    moveTo,
    toggle: rows.toggle,
    edit: (rowId: string, mode: string | undefined) =>
      openModal('PropertiesModal', { session, surroundings, itemId, path, rowId, property, mode }),
    key(event: KeyboardEvent, rowId: string) {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
      const list = event.currentTarget.closest('ol');
      if (by !== undefined && event.altKey) {
        if (rows.mayMove(indexOf(rowId), by)) moveTo(rowId, indexOf(rowId) + by);
      } else if (by !== undefined) focusBeside(rowId, by, list);
      else if (event.key === 'Delete') {
        if (rows.mayRemove(rowId)) remove(rowId);
      } else return;
      event.preventDefault();
    },
  });
  const clipboard = useRowClipboard({
    table,
    rows: shown,
    selected: shown[rows.index],
    canPaste: canAdd && isEnabled,
    paste: rows.paste,
  });
  const addLabel = shown.length === 0 ? table.addFirstEntryLabel : table.addParentRowLabel;

  return (
    <fieldset className={classes.block} aria-label={name} {...clipboard.handlers}>
      <TableHeading property={property} window={shown.length > pageSize ? window : undefined} />
      {window.rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {isFiltered ? say.noMatch(window.filter) : names.noRows(rowName)}
        </Text>
      ) : (
        <>
          <ColumnHeads table={table} />
          <RowList
            {...{ itemId, path, table, kind, text, Grid, window, newIds, selectedId, isEnabled, sources, commands }}
            openIds={rows.openIds}
            mayRemove={rows.mayRemove}
            mayMove={(at, by) => isOrdered && rows.mayMove(at, by)}
            isDraggable={isOrdered && isEnabled && shown.length > 1}
          />
        </>
      )}
      <RowPages window={window} name={name} />
      <BlockError itemId={itemId} path={path} />
      {rows.problem === undefined ? null : (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {message(removalProblems[rows.problem])}
        </Text>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <RowToolbar
        {...{ name, rowName, isEnabled, canAdd }}
        hasRemove={table.allowRemoveRow !== false}
        hasReorder={table.allowRowReorder !== false && sources === undefined}
        canRemove={selectedId !== undefined && rows.mayRemove(selectedId)}
        canMoveUp={isOrdered && rows.mayMove(rows.index, -1)}
        canMoveDown={isOrdered && rows.mayMove(rows.index, 1)}
        addLabel={addLabel ?? names.addRow(rowName)}
        onAdd={() => {
          window.setFilter('');
          rows.add();
        }}
        onRemove={() => remove(selectedId)}
        onMove={(by) => selectedId !== undefined && commands.move(selectedId, by)}
        onCopy={() => void clipboard.copyAll()}
        onPaste={() => void clipboard.pasteFromClipboard()}
      />
    </fieldset>
  );
}
