import { Text, UnstyledButton } from '@mantine/core';
import { below, fieldsOf, rowIdOf, rowSubheading, rowTitle, type CellText } from '@confab/inputs';
import { isJsonObject, type JsonObject, type TableDefinition } from '@confab/model';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, type KeyboardEvent } from 'react';
import type { BlockProps } from '../../define-input.ts';
import { useWords } from '../../../../words/define-words.ts';
import { words } from '../../words.ts';
import classes from '../../inputs.module.css';

interface TableRowProps {
  readonly itemId: string;
  readonly listPath: string;
  readonly row: JsonObject;
  readonly table: TableDefinition;
  readonly cellText: CellText;
  readonly isSelected: boolean;
  readonly isExpanded: boolean;
  readonly Grid: BlockProps['Grid'];
  readonly onToggle: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** One row: its heading and cells, and its inputs once it is opened. */
export function TableRow({
  itemId,
  listPath,
  row,
  table,
  cellText,
  isSelected,
  isExpanded,
  Grid,
  onToggle,
  onKey,
}: TableRowProps) {
  const say = useWords(words);
  const inputsId = useId();
  const id = rowIdOf(row) ?? '';
  const fields = fieldsOf(row);
  const values = isJsonObject(fields) ? fields : {};
  const title = rowTitle(table, values, cellText) || say.newRow(table.tableEntryDescription ?? say.row);
  const subheading = rowSubheading(table, values, cellText);

  return (
    <li className={classes.row} data-selected={isSelected}>
      <UnstyledButton
        className={classes.rowButton}
        data-row={id}
        aria-expanded={isExpanded}
        aria-current={isSelected}
        aria-controls={isExpanded ? inputsId : undefined}
        onClick={onToggle}
        onKeyDown={onKey}
      >
        {isExpanded ? (
          <IconChevronDown size={16} aria-hidden="true" />
        ) : (
          <IconChevronRight size={16} aria-hidden="true" />
        )}
        <span className={classes.rowText}>
          <Text size="sm" truncate>
            {title}
          </Text>
          {subheading && subheading !== title ? (
            <Text size="xs" c="dimmed" truncate>
              {subheading}
            </Text>
          ) : null}
        </span>
        {otherCells(table, values, cellText).map(({ name, text }) => (
          <Text key={name} className={classes.cell ?? ''} size="sm" c="dimmed" truncate>
            {text}
          </Text>
        ))}
      </UnstyledButton>
      {isExpanded ? (
        <div id={inputsId} className={classes.rowInputs}>
          <Grid itemId={itemId} path={below(listPath, id)} properties={table.properties} siblings={table.properties} />
        </div>
      ) : null}
    </li>
  );
}

function otherCells(table: TableDefinition, values: JsonObject, cellText: CellText) {
  return table.displayColumns
    .filter((shown, index) => index > 0 && shown.columnType !== 'Heading')
    .flatMap((shown) => {
      const column = table.properties.find((one) => one.name === shown.propertyName);
      return column ? [{ name: column.name, text: cellText(column, values[column.name]) }] : [];
    });
}
