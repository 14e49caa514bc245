import type { JsonObject, JsonValue } from '@confab/model';
import type { AnyProperty } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';

/** Selects the columns whose values fit into a spreadsheet cell. */
function selectCellColumns(columns: readonly AnyProperty[]): readonly AnyProperty[] {
  return columns.filter(({ type }) => getValueType(type).paste !== undefined);
}

/**
 * Reads rows from the lines of a spreadsheet: one line per row, tabs between cells, in the order of the columns.
 *
 * A first line with the names of columns sets the order of the cells. A cell that does not fit its column is left out of
 * the row. A quoted cell may hold tabs, line breaks and doubled quotes.
 */
export function readPastedRows(text: string, columns: readonly AnyProperty[]): readonly JsonObject[] {
  const usable = selectCellColumns(columns);
  const lines = splitCells(text).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const heading = findHeading(lines[0] ?? [], usable);
  return lines.slice(heading ? 1 : 0).map((cells) => readRow(cells, heading ?? usable));
}

/** Writes rows as the lines of a spreadsheet; the inverse of `readPastedRows`. */
export function writeCopiedRows(rows: readonly JsonObject[], columns: readonly AnyProperty[]): string {
  const usable = selectCellColumns(columns);
  return rows.map((values) => usable.map(({ name }) => quoteCell(writeCell(values[name]))).join('\t')).join('\n');
}

function findHeading(cells: readonly string[], columns: readonly AnyProperty[]) {
  const found = cells.map((cell) => columns.find(({ name, label }) => [name, label].includes(cell.trim())));
  return found.every((column) => column !== undefined) && found.length > 0 ? found : undefined;
}

function readRow(cells: readonly string[], columns: readonly AnyProperty[]): JsonObject {
  const values: Record<string, JsonValue> = {};
  for (const [index, column] of columns.entries()) {
    const value = getValueType(column.type).paste?.(column, cells[index] ?? '');
    if (value !== undefined) values[column.name] = value;
  }
  return values;
}

/** The pattern of a cell by what separates the cells of a line. */
const cellPatterns = {
  '\t': /"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\n]*)/y,
  ',': /"((?:[^"]|"")*)"(?=,|\r?\n|$)|([^,\n]*)/y,
  ';': /"((?:[^"]|"")*)"(?=;|\r?\n|$)|([^;\n]*)/y,
} as const;

/** The cells of each line, between tabs, commas or semicolons. Quotes matter only where a cell begins with one. */
export function splitCells(text: string, separator: keyof typeof cellPatterns = '\t'): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  const cell = cellPatterns[separator];
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

function quoteCell(text: string) {
  return /["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function writeCell(value: JsonValue | undefined) {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
