import { removeFormulaQuote, splitCells } from '@confab/inputs';
import { matchKinds, type MatchKind } from '@confab/model';
import { checkLimits, ImportFault, type ImportedCases, type ImportedStep } from './imported-cases.ts';
import { readCsv, type CsvSeparator } from './read-csv.ts';

/** The columns of the CSV format, one step per line. */
export const caseColumns = ['Case', 'RequestValue', 'ExpectedResponse', 'Match', 'Node', 'ExpectEndSession'] as const;
type Column = (typeof caseColumns)[number];

/** Spreadsheets save semicolons where the comma is the decimal sign, and tabs as text. */
const separators: readonly CsvSeparator[] = [',', ';', '\t'];

/** Reads the CSV format: one step per line, the steps of a case in order but not necessarily adjacent. */
export function importCsv(text: string): ImportedCases {
  const [head, ...records] = readCsv(text, findSeparator(text));
  const places = new Map(
    caseColumns.map((column) => [column, head?.cells.findIndex((cell) => cell.trim() === column) ?? -1]),
  );
  for (const column of ['Case', 'RequestValue'] as const)
    if ((places.get(column) ?? -1) < 0) throw new ImportFault('Line 1', `there is no column "${column}".`);
  const steps = new Map<string, ImportedStep[]>();
  for (const { line, cells } of records) {
    const cell = (column: Column) => removeFormulaQuote(cells[places.get(column) ?? -1] ?? '');
    const name = cell('Case').trim();
    if (name === '') throw new ImportFault(`Line ${line}`, 'the column "Case" is empty.');
    const step = {
      requestValue: cell('RequestValue'),
      expectedResponse: cell('ExpectedResponse'),
      match: readMatch(cell('Match').trim(), line),
      nodeName: cell('Node').trim(),
      expectEndSession: readEnd(cell('ExpectEndSession').trim().toLowerCase(), line),
    };
    const own = steps.get(name);
    if (own) own.push(step);
    else steps.set(name, [step]);
  }
  return checkLimits({ cases: [...steps].map(([name, own]) => ({ name, steps: own })), notes: [] }, 'The file');
}

/** Finds the separator that makes the first line a heading; a comma when none does. */
function findSeparator(text: string): CsvSeparator {
  const [line = ''] = /[^\r\n\uFEFF]+/.exec(text) ?? [];
  const hasCase = (one: CsvSeparator) => splitCells(line, one)[0]?.some((cell) => cell.trim() === 'Case') ?? false;
  return separators.find(hasCase) ?? ',';
}

function readMatch(text: string, line: number): MatchKind {
  const match = matchKinds.find((kind) => kind.toLowerCase() === text.toLowerCase());
  if (match) return match;
  if (text === '') return 'Exact';
  throw new ImportFault(`Line ${line}`, `"${text}" in the column "Match" is none of ${matchKinds.join(', ')}.`);
}

/** A German spreadsheet writes true and false in German. */
function readEnd(text: string, line: number): boolean | undefined {
  if (text === '') return undefined;
  if (['true', 'yes', 'wahr'].includes(text)) return true;
  if (['false', 'no', 'falsch'].includes(text)) return false;
  throw new ImportFault(`Line ${line}`, `"${text}" in the column "ExpectEndSession" is neither true nor false.`);
}
