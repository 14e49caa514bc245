import { InfoTip } from '@confab/ui';
import { Group, Text, Title } from '@mantine/core';
import { rowIdOf } from '@confab/inputs';
import type { TableDefinition } from '@confab/model';
import { useRef, type KeyboardEvent } from 'react';
import { defineBlock, type BlockProps } from '../../define-input.ts';
import { BlockError, labelOf } from '../../field-frame.tsx';
import { useWords } from '../../../../words/define-words.ts';
import { words } from '../../words.ts';
import classes from '../../inputs.module.css';
import { useInputsSurroundings } from '../../inputs-context.tsx';
import { RowToolbar } from './row-toolbar.tsx';
import { TableRow } from './table-row.tsx';
import { useCellText } from './use-cell-text.ts';
import { useRows } from './use-rows.ts';

const noTable: TableDefinition = { tableType: 'Regular', properties: [], displayColumns: [] };

function TableInput({ itemId, path, property, Grid }: BlockProps) {
  const say = useWords(words);
  const { headingRank = 4 } = useInputsSurroundings();
  const table = property.table ?? noTable;
  const rows = useRows(itemId, path, property, table);
  const cellText = useCellText();
  const list = useRef<HTMLOListElement>(null);
  const rowName = table.tableEntryDescription ?? say.row;
  const name = labelOf(property);

  function focusRow(by: 1 | -1, from: string) {
    const next = rows.rows[rows.rows.findIndex((row) => rowIdOf(row) === from) + by];
    const id = rowIdOf(next);
    if (id === undefined) return;
    rows.select(id);
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    buttons.find((button) => button.dataset['row'] === id)?.focus();
  }
  function handleKey(event: KeyboardEvent, rowId: string) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by !== undefined && event.altKey) rows.move(by);
    else if (by !== undefined) focusRow(by, rowId);
    else if (event.key === 'Delete') rows.remove();
    else return;
    event.preventDefault();
  }

  return (
    <fieldset className={classes.block} aria-label={name}>
      <Group gap={4}>
        <Title order={headingRank} size="sm">
          {name}
        </Title>
        <InfoTip label={name} text={property.tooltipText} link={property.tooltipLink} />
      </Group>
      {rows.rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {say.noRows(rowName)}
        </Text>
      ) : (
        <ol className={classes.rows} ref={list}>
          {rows.rows.map((row) => {
            const id = rowIdOf(row) ?? '';
            return (
              <TableRow
                key={id}
                {...{ itemId, row, table, cellText, Grid }}
                listPath={path}
                isSelected={rows.selectedId === id}
                isExpanded={rows.openId === id}
                onToggle={() => rows.toggle(id)}
                onKey={(event) => handleKey(event, id)}
              />
            );
          })}
        </ol>
      )}
      <BlockError itemId={itemId} path={path} />
      <RowToolbar
        {...rows}
        rowName={rowName}
        hasRemove={table.allowRemoveRow !== false}
        hasReorder={table.allowRowReorder !== false}
        addLabel={addLabelOf(table, rows.rows.length) ?? say.addRow(rowName)}
        onAdd={rows.add}
        onRemove={rows.remove}
        onMove={rows.move}
      />
    </fieldset>
  );
}

function addLabelOf(table: TableDefinition, count: number) {
  return count === 0 ? table.addFirstEntryLabel : table.addParentRowLabel;
}

/** Rows of inputs: a list to select, open, add to, remove from and reorder. */
export const table = defineBlock(TableInput, 'Table');
