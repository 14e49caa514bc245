import { hasInvalidDefaultRows } from '@confab/inputs';
import { Text, VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { logError } from '../../../../platform/log.ts';
import { useWords } from '../../../../words/define-words.ts';
import { useMessage } from '../../../../words/messages.ts';
import type { BlockProps } from '../../define-input.ts';
import { BlockError, getInputLabel } from '../../field/field-frame.tsx';
import { useInputsContext } from '../../inputs-context.tsx';
import { words as inputWords } from '../../words.ts';
import { ColumnHeads } from './column-heads.tsx';
import { RowList } from './row-list.tsx';
import { RowPages } from './row-pages.tsx';
import { RowToolbar } from './row-toolbar.tsx';
import { TableHeading } from './table-heading.tsx';
import { useTable } from './use-table.ts';
import { removalErrors, words } from './words.ts';
import { hasOutputs } from './rows/use-row-sources.ts';
import classes from '../../inputs.module.css';

/** A table input: rows can be selected, opened, added, removed, reordered, filtered and pasted. */
export function TableInput({ Grid, ...place }: BlockProps) {
  const { itemId, path, property } = place;
  const names = useWords(inputWords);
  const say = useWords(words);
  const message = useMessage();
  const state = useTable(place);
  const { table, kind, sources, sourceByRow, text, rows, window, newIds, isOrdered, isLong, commands, clipboard } =
    state;
  const { announced, rowName, canAdd, addLabel, frame, tools, add } = state;
  const { selectedId, isEnabled } = rows;
  const name = getInputLabel(property);
  const showUses = useInputsContext().getRowUsages?.(itemId, property.name)?.show;
  useEffect(() => {
    if (hasInvalidDefaultRows(property))
      logError(`The default value of the table "${property.name}" is not valid JSON.`);
  }, [property]);
  return (
    <fieldset ref={frame} tabIndex={-1} className={classes.block} aria-label={name} {...clipboard.handlers}>
      <TableHeading property={property} window={isLong ? window : undefined} />
      {window.rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {window.filter !== ''
            ? say.noMatch(window.filter)
            : sources === undefined
              ? names.noRows(rowName)
              : hasOutputs(table)
                ? say.returnsNothing
                : say.takesNothing}
        </Text>
      ) : (
        <>
          <ColumnHeads table={table} />
          <RowList
            {...{
              itemId,
              path,
              table,
              kind,
              text,
              Grid,
              window,
              newIds,
              selectedId,
              isEnabled,
              sourceByRow,
              tools,
              commands,
            }}
            openIds={rows.openIds}
            canRemove={rows.canRemove}
            canMove={(at, by) => isOrdered && rows.canMove(at, by)}
            isDraggable={isOrdered && isEnabled && window.matching > 1}
          />
        </>
      )}
      <RowPages window={window} name={name} />
      <BlockError itemId={itemId} path={path} />
      {rows.removalError === undefined ? null : (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {message(removalErrors[rows.removalError])}
        </Text>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <RowToolbar
        {...{ name, rowName, addLabel }}
        isEmpty={window.rows.length === 0 && window.filter === ''}
        canAdd={canAdd && isEnabled}
        onAdd={add}
        onShowUsages={showUses && selectedId !== undefined ? () => showUses(selectedId) : undefined}
        onCopy={() => void clipboard.copyAll()}
        onPaste={() => void clipboard.pasteFromClipboard()}
      />
    </fieldset>
  );
}
