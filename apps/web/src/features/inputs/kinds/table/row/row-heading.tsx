import type { FormatCell } from '@confab/inputs';
import { getTypeName, type JsonObject, type TableDefinition } from '@confab/model';
import { Text, Tooltip } from '@mantine/core';
import { useWords } from '../../../../../words/define-words.ts';
import { useTranslateOption } from '../../../inputs-context.tsx';
import { listTextColumns } from '../display-columns.ts';
import type { ParameterSource } from '../rows/use-row-sources.ts';
import { words } from '../words.ts';
import classes from '../table.module.css';

/** The title and subheading of a row. */
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

/** Type and required state of the parameter that a row belongs to. */
export function Parameter({ source: { type, isRequired } }: { readonly source: ParameterSource }) {
  const say = useWords(words);
  const translate = useTranslateOption();
  return (
    <span className={classes.parameter}>
      <span>{translate(getTypeName(type))}</span>
      {isRequired ? <span>{say.required}</span> : null}
    </span>
  );
}

/** The text cells next to the row heading. */
export function TextCells({
  table,
  values,
  cellText,
}: {
  table: TableDefinition;
  values: JsonObject;
  cellText: FormatCell;
}) {
  return listTextColumns(table).map(({ column, width }) => (
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
