import { translationMessages, unprocessable } from '@confab/contracts';
import { protectFormulaQuote, removeFormulaQuote, splitCells } from '@confab/inputs';
import { stringify } from 'csv-stringify/sync';
import { csvOptions } from '../../../http/csv-options.ts';
import type { ProjectTexts } from './project-texts.ts';
import type { FileText, TranslationFile } from './translation-file.ts';

/** The columns before those of the languages. */
const columns = { key: 'Key', item: 'Item', input: 'Input' } as const;

const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

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
  const cells = [head, ...rows].map((row) => row.map(protectFormulaQuote));
  // The byte order mark makes spreadsheets read it as UTF-8.
  return stringify(cells, { ...csvOptions, bom: true });
}

/**
 * Reads a table that `writeTable` has written; undefined for any other text. Columns may be moved or left out, and cells may be
 * separated as spreadsheets save them: by commas, by semicolons where the comma is the decimal sign, or by tabs.
 *
 * @param first the language that the project is translated from; a table without its column has no sources
 * @throws unprocessable for rows without any language that the project is translated into
 */
export function readTable(content: string, first: string): TranslationFile | undefined {
  const table = content.replace(/^\uFEFF/, '');
  const [line = ''] = table.split(/[\r\n]/, 1);
  const readNames = (separator: Separator) => (splitCells(line, separator)[0] ?? []).map((name) => name.trim());
  const separator = separators.find((one) => readNames(one).includes(columns.key));
  if (separator === undefined) return undefined;
  const [head = [], ...rows] = splitCells(table, separator);
  const names = head.map((name) => name.trim());
  const at = names.indexOf(columns.key);
  const known: ReadonlySet<string> = new Set(Object.values(columns));
  const languages = names.flatMap((name, index) => (name === '' || known.has(name) ? [] : [{ name, index }]));
  const source = languages.find(({ name }) => name === first);
  const others = languages.filter((language) => language !== source);
  if (others.length === 0 && rows.some((cells) => readCell(cells[at]) !== ''))
    throw unprocessable(translationMessages.noLanguage);
  const texts = rows.flatMap((cells): FileText[] => {
    const key = readCell(cells[at]);
    const from = source && readCell(cells[source.index]);
    return others.flatMap(({ name, index }) => {
      const text = readCell(cells[index]);
      return key === '' || text.trim() === '' ? [] : [{ key, language: name, source: from, text }];
    });
  });
  return { languages: others.map(({ name }) => name), texts };
}

/** A cell without the `'` that keeps it from being a formula, and with plain line breaks. */
function readCell(cell = ''): string {
  return removeFormulaQuote(cell).replaceAll('\r\n', '\n');
}
