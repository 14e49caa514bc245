import { splitCells } from '@confab/inputs';
import type { ListValue } from '../rows/read-definition-rows.ts';

// A list is stored as a text: a value on each line, followed by its synonyms after bars.

/** One line of a list while it is edited: neither part is trimmed, so that spaces can be typed. */
export interface ListLine {
  readonly value: string;
  /** The synonyms with the bars between them. */
  readonly synonyms: string;
}

/** The lines of a list's text, blank ones included. */
export function readListLines(text: string): readonly ListLine[] {
  return text === '' ? [] : text.split('\n').map(readLine);
}

export function writeListLines(lines: readonly ListLine[]): string {
  return lines
    .map(({ value, synonyms }) => {
      const line = synonyms === '' ? value : `${value}|${synonyms}`;
      return line.replaceAll('\n', ' ');
    })
    .join('\n');
}

function readLine(line: string): ListLine {
  const at = line.indexOf('|');
  return at < 0 ? { value: line, synonyms: '' } : { value: line.slice(0, at), synonyms: line.slice(at + 1) };
}

/** Reads pasted values: one on each line, with synonyms after bars, tabs or commas. */
export function readPastedValues(text: string): readonly ListValue[] {
  return text.split('\n').flatMap((line) => {
    const separator = line.includes('|') ? '|' : line.includes('\t') ? '\t' : ',';
    const cells = separator === '|' ? line.split('|') : (splitCells(line, separator)[0] ?? []);
    const [value = '', ...synonyms] = cells.map((cell) => cell.trim().replaceAll('|', ' '));
    return value === '' ? [] : [{ value, synonyms: [...new Set(synonyms)].filter((one) => one !== '') }];
  });
}

/** Adds values to the text of a list. The synonyms of a value that the list has are added to it. */
export function addListValues(text: string, added: readonly ListValue[]): string {
  const lines = readListLines(text.trimEnd()).map((line) => ({ ...line }));
  for (const { value, synonyms } of added) {
    const known = lines.find((line) => line.value.trim().toLowerCase() === value.toLowerCase());
    if (!known) {
      lines.push({ value, synonyms: synonyms.join('|') });
      continue;
    }
    const own = new Set([known.value, ...known.synonyms.split('|')].map((one) => one.trim().toLowerCase()));
    const missing = synonyms.filter((one) => !own.has(one.toLowerCase()));
    if (missing.length > 0) known.synonyms = [known.synonyms, ...missing].filter((one) => one !== '').join('|');
  }
  return writeListLines(lines);
}
