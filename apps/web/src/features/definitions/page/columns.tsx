import type { FoundProblem } from '@confab/dialog-engine';
import type { DefinitionColumn } from '../table/definition-column.ts';
import type { DefinitionWords } from '../words.ts';
import { NameCell, ProblemsCell, TextsCell } from './cells.tsx';

type ColumnHead = Pick<DefinitionColumn<unknown>, 'id' | 'label' | 'track'>;

interface NameColumnOptions<Row> {
  /** The name that people read; the name of the row by default. */
  readonly getName?: (row: Row) => string;
  readonly getNote?: (row: Row) => string | undefined;
}

/** The column of names, with a note beside a name that has one. */
export function createNameColumn<Row extends { readonly name: string }>(
  say: DefinitionWords,
  track: string,
  { getName = ({ name }) => name, getNote }: NameColumnOptions<Row> = {},
): DefinitionColumn<Row> {
  return {
    id: 'name',
    label: say.name,
    track,
    render: (row) => <NameCell name={getName(row)} note={getNote?.(row)} />,
    getSortValue: getName,
  };
}

export function createTextColumn<Row>(head: ColumnHead, getText: (row: Row) => string): DefinitionColumn<Row> {
  return { ...head, render: getText, getSortValue: getText };
}

export function createTextsColumn<Row>(
  head: ColumnHead,
  getTexts: (row: Row) => readonly string[],
): DefinitionColumn<Row> {
  return {
    ...head,
    render: (row) => <TextsCell texts={getTexts(row)} />,
    getSortValue: (row) => getTexts(row).join(', '),
  };
}

export function createCountColumn<Row>(head: ColumnHead, count: (row: Row) => number): DefinitionColumn<Row> {
  return { ...head, isNumber: true, render: count, getSortValue: count };
}

/** The column of problems, sorted by their number. */
export function createProblemsColumn<Row>(
  say: DefinitionWords,
  getProblems: (row: Row) => readonly FoundProblem[],
): DefinitionColumn<Row> {
  return {
    id: 'problems',
    label: say.problems,
    track: '120px',
    render: (row) => <ProblemsCell problems={getProblems(row)} />,
    getSortValue: (row) => getProblems(row).length,
  };
}
