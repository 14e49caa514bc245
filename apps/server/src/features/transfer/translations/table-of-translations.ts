import { splitCells } from '@confab/inputs';
import { stringify } from 'csv-stringify/sync';
import { csvOptions } from '../../../http/csv-options.ts';
import type { ProjectTexts } from './project-texts.ts';
import type { FileText, TranslationFile } from './translation-file.ts';

/** The columns before those of the languages. */
const columns = { key: 'Key', item: 'Item', input: 'Input' } as const;

/** Writes the texts of a project as a table, with a column for each language. */
export function writeTable({ languages: [first, ...others], texts }: ProjectTexts): string {
  const head = [columns.key, columns.item, columns.input, first, ...others];
  const rows = texts.map(({ key, itemName, label, source, translations }) => [
    key,
    itemName,
    label,
    source,
    ...others.map((language) => translations.get(language)?.text ?? ''),
  ]);
  // The mark at the start tells spreadsheets that it is UTF-8.
  return stringify([head, ...rows], { ...csvOptions, bom: true });
}

/** Reads a table that `writeTable` has written; undefined for any other text. Columns may be moved or left out. */
export function readTable(content: string): TranslationFile | undefined {
  const [head = [], ...rows] = splitCells(content.replace(/^\uFEFF/, ''), ',');
  const names = head.map((name) => name.trim());
  const at = names.indexOf(columns.key);
  if (at < 0) return undefined;
  const known: ReadonlySet<string> = new Set(Object.values(columns));
  const languages = names.flatMap((name, index) => (name === '' || known.has(name) ? [] : [{ name, index }]));
  const [first, ...others] = languages;
  const texts = rows.flatMap((cells): FileText[] => {
    const key = readCell(cells[at]);
    const source = first && readCell(cells[first.index]);
    return others.flatMap(({ name, index }) => {
      const text = readCell(cells[index]);
      return key === '' || text.trim() === '' ? [] : [{ key, language: name, source, text }];
    });
  });
  return { first: first?.name ?? '', languages: others.map(({ name }) => name), texts };
}

/** A cell without the sign that keeps it from being a formula, and with plain breaks of lines. */
function readCell(cell = ''): string {
  return cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '').replaceAll('\r\n', '\n');
}
