import type { JsonObject, JsonValue } from '@confab/model';
import { optionsOf } from '../form/enum-option.ts';
import type { AnyProperty } from '../form/property-rules.ts';

/** Kinds whose values can be read from the cell of a spreadsheet. */
const cellTypes: ReadonlySet<string> = new Set([
  'String',
  'TokenString',
  'Int',
  'Float',
  'Bool',
  'Enum',
  'MultiSelect',
]);

/** The columns that a copied row has a cell for. */
function cellColumns(columns: readonly AnyProperty[]): readonly AnyProperty[] {
  return columns.filter(({ type }) => cellTypes.has(type));
}

/**
 * Rows of values from the lines of a spreadsheet: a line a row, a tab between cells, in the order of the columns.
 *
 * A first line that names columns says which cell is whose. What cannot stand in its column is left out of the row;
 * a cell in quotes may hold tabs and lines, and doubled quotes.
 */
export function readPastedRows(text: string, columns: readonly AnyProperty[]): readonly JsonObject[] {
  const usable = cellColumns(columns);
  const lines = cellsOf(text).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const named = headOf(lines[0] ?? [], usable);
  return lines.slice(named ? 1 : 0).map((cells) => rowOf(cells, named ?? usable));
}

/** Rows as the lines of a spreadsheet, as `readPastedRows` reads them. */
export function writeCopiedRows(rows: readonly JsonObject[], columns: readonly AnyProperty[]): string {
  const usable = cellColumns(columns);
  return rows.map((values) => usable.map(({ name }) => quoted(textOf(values[name]))).join('\t')).join('\n');
}

function headOf(cells: readonly string[], columns: readonly AnyProperty[]) {
  const found = cells.map((cell) => columns.find(({ name, label }) => [name, label].includes(cell.trim())));
  return found.every((column) => column !== undefined) && found.length > 0 ? found : undefined;
}

function rowOf(cells: readonly string[], columns: readonly AnyProperty[]): JsonObject {
  const values: Record<string, JsonValue> = {};
  for (const [at, column] of columns.entries()) {
    const value = valueOf(column, cells[at] ?? '');
    if (value !== undefined) values[column.name] = value;
  }
  return values;
}

function valueOf(column: AnyProperty, cell: string): JsonValue | undefined {
  const text = cell.trim();
  switch (column.type) {
    case 'Int':
    case 'Float': {
      const number = Number(text.replace(',', '.'));
      const fits = column.type === 'Int' ? Number.isSafeInteger(number) : Number.isFinite(number);
      return text !== '' && fits ? number : undefined;
    }
    case 'Bool':
      return yes.has(text.toLowerCase()) ? true : no.has(text.toLowerCase()) ? false : undefined;
    case 'Enum':
      return optionNamed(column, text);
    default:
      return cell === '' ? undefined : cell;
  }
}

const yes: ReadonlySet<string> = new Set(['true', 'yes', '1', 'x', 'ja', 'wahr']);
const no: ReadonlySet<string> = new Set(['false', 'no', '0', 'nein', 'falsch']);

/** The cells of each line. Quotes matter only where a cell begins with one. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\n]*)/y;
  let at = 0;
  while (at <= text.length) {
    cell.lastIndex = at;
    const [whole = '', inQuotes, plain = ''] = cell.exec(text) ?? [];
    lines.at(-1)?.push(inQuotes === undefined ? plain.replace(/\r$/, '') : inQuotes.replaceAll('""', '"'));
    at += whole.length;
    if (text.charAt(at) === '\r') at += 1;
    if (text.charAt(at) === '\n') lines.push([]);
    at += 1;
  }
  return lines;
}

function quoted(text: string) {
  return /["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function textOf(value: JsonValue | undefined) {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** An option by what it is stored as or by what people read; an Enum without options takes any text. */
function optionNamed(column: AnyProperty, text: string): string | undefined {
  const options = optionsOf(column);
  if (options.length === 0) return text === '' ? undefined : text;
  const wanted = text.toLowerCase();
  return options.find(({ label, description }) => [label, description].some((one) => one.toLowerCase() === wanted))
    ?.label;
}
