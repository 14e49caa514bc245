import { ImportFault } from './imported-cases.ts';

/** The separators between the cells of a line. */
export type CsvSeparator = ',' | ';' | '\t';

/**
 * Reads CSV: quotes doubled inside quotes, lines ending in LF or CRLF. Linear in the text.
 *
 * @returns the records with their first line number, without empty lines
 */
export function readCsv(
  text: string,
  separator: CsvSeparator = ',',
): { readonly line: number; readonly cells: readonly string[] }[] {
  const records: { line: number; cells: string[] }[] = [];
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const ends = `${separator}\r\n`;
  let at = 0;
  let line = 1;
  while (at < source.length) {
    const begun = line;
    const cells: string[] = [];
    for (;;) {
      const cell = readCell(source, at, begun, ends);
      cells.push(cell.text);
      line += countLines(cell.text);
      at = cell.end;
      if (source[at] !== separator) break;
      at += 1;
    }
    if (source[at] === '\r') at += 1;
    if (source[at] === '\n') at += 1;
    line += 1;
    if (cells.some((cell) => cell !== '')) records.push({ line: begun, cells });
  }
  return records;
}

/** @param ends the characters that end a cell without quotes */
function readCell(source: string, start: number, line: number, ends: string): { text: string; end: number } {
  if (source[start] !== '"') {
    let end = start;
    while (end < source.length && !ends.includes(source[end] ?? '')) end += 1;
    return { text: source.slice(start, end), end };
  }
  let text = '';
  let at = start + 1;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote < 0) throw new ImportFault(`Line ${line}`, 'a quotation mark is never closed.');
    text += source.slice(at, quote);
    if (source[quote + 1] !== '"') {
      if (!ends.includes(source[quote + 1] ?? '\n'))
        throw new ImportFault(`Line ${line}`, 'there is text behind a closing quotation mark.');
      return { text, end: quote + 1 };
    }
    text += '"';
    at = quote + 2;
  }
}

function countLines(text: string) {
  return text.split('\n').length - 1;
}
