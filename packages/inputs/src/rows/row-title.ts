import { isJsonArray, type DisplayColumn, type JsonObject, type JsonValue, type TableDefinition } from '@confab/model';
import type { AnyProperty } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';
import { isBlank } from '../values/is-blank.ts';

/** A value of a column as people read it: a node's name for its id, an intent's for its. */
export type FormatCell = (column: AnyProperty, value: JsonValue | undefined) => string;

/** What a connector without a name is called after, by its kind. */
const namingColumn: Readonly<Record<string, string>> = {
  Intent: 'IntentId',
  Expected: 'ExpectedResponse',
  Rule: 'Condition',
};

/**
 * What a row of a table is called: its heading, else what a connector of its kind is named after, else the first column
 * that says anything. A number or a choice is no name: a new row has those before it has one.
 */
export function getRowTitle(table: TableDefinition, values: JsonObject, text: FormatCell): string {
  const heading = table.displayColumns.find((column) => column.columnType === 'Heading') ?? table.displayColumns[0];
  const kind = values['Kind'];
  const naming = typeof kind === 'string' ? (namingColumn[kind] ?? 'Kind') : undefined;
  const names = [
    heading?.propertyName,
    table.descriptionColumn,
    naming,
    ...table.properties.filter(({ type }) => getValueType(type).canNameRow).map((column) => column.name),
  ];
  for (const name of names) {
    const column = table.properties.find((one) => one.name === name);
    const value = column && values[column.name];
    if (column && !isBlank(value)) return getFirstLine(text(column, value));
  }
  return '';
}

/** The smaller line under a row's heading; `{count}` and `{s}` count the entries of its column (A3.43). */
export function getRowSubheading(table: TableDefinition, values: JsonObject, text: FormatCell): string {
  const shown: DisplayColumn | undefined = table.displayColumns.find(
    (column) => column.subheadingFixedValue !== undefined || column.subheadingPropertyName !== undefined,
  );
  if (!shown) return '';
  const column = table.properties.find((one) => one.name === shown.subheadingPropertyName);
  const value = column && values[column.name];
  if (shown.subheadingFixedValue !== undefined) {
    const count = countEntries(value);
    return shown.subheadingFixedValue.replaceAll('{count}', `${count}`).replaceAll('{s}', count === 1 ? '' : 's');
  }
  return column && !isBlank(value) ? getFirstLine(text(column, value)) : '';
}

function countEntries(value: JsonValue | undefined) {
  if (isJsonArray(value)) return value.length;
  return typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '').length : 0;
}

function getFirstLine(text: string) {
  return (
    text
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? ''
  );
}
