import type { FormatCell } from '@confab/inputs';
import type { JsonObject, TableDefinition } from '@confab/model';
import { Text, Tooltip } from '@mantine/core';
import { useWords } from '../../../../words/define-words.ts';
import { cellsOf } from './display-columns.ts';
import type { ParameterSource } from './use-row-sources.ts';
import { words } from './words.ts';
import classes from './table.module.css';

/** What a row is called, and the smaller line under it. */
export function RowHeading({ title, subheading, isNew }: { title: string; subheading: string; isNew: boolean }) {
  const say = useWords(words);
  return (
    <span className={classes.rowText}>
      <span className={classes.titleLine}>
        <Text size="sm" truncate>
          {title}
        </Text>
        {isNew ? (
          <Tooltip label={say.isNewText}>
            <span className={classes.new}>{say.isNew}</span>
          </Tooltip>
        ) : null}
      </span>
      {subheading === '' ? null : (
        <Text size="xs" c="dimmed" truncate>
          {subheading}
        </Text>
      )}
    </span>
  );
}

/** What is known of the parameter that a row is for. */
export function Parameter({ source: { type, isRequired } }: { readonly source: ParameterSource }) {
  const say = useWords(words);
  return (
    <span className={classes.parameter}>
      <code>{type}</code>
      {isRequired ? <span>{say.required}</span> : null}
    </span>
  );
}

/** The cells beside the heading, read by people. */
export function TextCells({
  table,
  values,
  cellText,
}: {
  table: TableDefinition;
  values: JsonObject;
  cellText: FormatCell;
}) {
  return cellsOf(table).map(({ column, width }) => (
    <Text
      key={column.name}
      className={classes.cell ?? ''}
      style={width === undefined ? {} : { flexBasis: `${(width / 12) * 100}%` }}
      size="sm"
      c="dimmed"
      truncate
    >
      {cellText(column, values[column.name])}
    </Text>
  ));
}
