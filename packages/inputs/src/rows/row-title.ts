import { isJsonArray, type DisplayColumn, type JsonObject, type JsonValue, type TableDefinition } from '@confab/model';
import type { LabelSource } from '../find/label-keys.ts';
import type { TextLabel } from '../find/text-label.ts';
import { findOption } from '../form/enum-option.ts';
import type { AnyProperty } from '../form/property-rules.ts';
import { getNamedKind } from '../show/get-named-kind.ts';
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

/** The cell that titles a row. */
interface TitleCell {
  readonly column: AnyProperty;
  readonly value: JsonValue;
}

/** The title of a table row: the first line of the cell that titles it. */
export function getRowTitle(table: TableDefinition, values: JsonObject, text: FormatCell): string {
  const cell = findTitleCell(table, values);
  return cell ? getFirstLine(text(cell.column, cell.value)) : '';
}

/** The title of a row as a label. */
export interface RowLabel {
  /** A reference to a named object, the text that people read for an option, or another text; '' without a title. */
  readonly label: TextLabel;
  /** The option whose description is the label. */
  readonly source?: LabelSource;
}

/** The title of a table row as a label. */
export function getRowLabel(table: TableDefinition, values: JsonObject): RowLabel {
  const { column, value } = findTitleCell(table, values) ?? {};
  if (column === undefined || typeof value !== 'string') return { label: '' };
  const option = column.type === 'Enum' ? findOption(column, value) : undefined;
  if (option?.description)
    return { label: { option: option.description }, source: { input: column, option: option.label } };
  if (option) return { label: { option: option.label } };
  const kind = getNamedKind(column);
  return { label: kind === undefined || kind === 'variable' ? getFirstLine(value) : { kind, id: value } };
}

/**
 * Finds the cell that titles a row: that of its heading column, else of the column for its kind of connector, else of the
 * first column with text. Numbers and choices do not count, because new rows already have them as default values.
 */
function findTitleCell(table: TableDefinition, values: JsonObject): TitleCell | undefined {
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
    if (column && value !== undefined && !isBlank(value)) return { column, value };
  }
  return undefined;
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
