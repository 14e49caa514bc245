import { isJsonArray, type DisplayColumn, type JsonObject, type JsonValue, type TableDefinition } from '@confab/model';
import type { AnyProperty } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';
import { isBlank } from '../values/is-blank.ts';

/** Formats the value of a column, for example a node id as the name of the node. */
export type FormatCell = (column: AnyProperty, value: JsonValue | undefined) => string;

/** The column that titles a connector without a name, by kind of connector. */
const namingColumn: Readonly<Record<string, string>> = {
  Intent: 'IntentId',
  Expected: 'ExpectedResponse',
  Rule: 'Condition',
};

/**
 * The title of a table row: its heading column, else the column for its kind of connector, else the first column with text.
 * Numbers and choices do not count, because new rows already have them as default values.
 */
export function getRowTitle(table: TableDefinition, values: JsonObject, text: FormatCell): string {
  const heading = table.displayColumns.find((column) => column.columnType === 'Heading') ?? table.displayColumns[0];
  const kind = values['Kind'];
  const naming = typeof kind === 'string' ? (namingColumn[kind] ?? 'Kind') : undefined;
  const names = [
    heading?.propertyName,
    table.descriptionColumn,
    naming,
    ...(naming === undefined ? [] : ['Kind']),
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
