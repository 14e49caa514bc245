import type { FoundProblem } from '@confab/dialog-engine';
import { createCountColumn, createNameColumn, createProblemsColumn, createTextColumn } from '../page/columns.tsx';
import type { ReferencePlace } from '../references/reference-index.ts';
import type { VariableRow } from '../rows/read-definition-rows.ts';
import type { DefinitionColumn } from '../table/definition-column.ts';
import type { DefinitionWords } from '../words.ts';

/** The data that a table of variables needs in addition to the variables. */
export interface VariableFacts {
  /** The name that people read. */
  readonly getLabel: (row: VariableRow) => string;
  readonly getReads: (row: VariableRow) => readonly ReferencePlace[];
  readonly getWrites: (row: VariableRow) => readonly ReferencePlace[];
  readonly getProblems: (row: VariableRow) => readonly FoundProblem[];
  /** Whether all places are known. */
  readonly isComplete: boolean;
  /** The label of a value of a column. */
  readonly getOption: (column: string, value: string) => string;
}

export function createVariableColumns(
  facts: VariableFacts,
  say: DefinitionWords,
): readonly DefinitionColumn<VariableRow>[] {
  const isUnused = (row: VariableRow) =>
    facts.isComplete && !row.isSystem && facts.getReads(row).length + facts.getWrites(row).length === 0;
  const getNote = (row: VariableRow) => (row.isSystem ? say.system : isUnused(row) ? say.unused : undefined);
  const getType = ({ type }: VariableRow) => facts.getOption('Type', type);
  const getScope = ({ scope }: VariableRow) => facts.getOption('Scope', scope);
  const countWrites = (row: VariableRow) => facts.getWrites(row).length;
  return [
    createNameColumn(say, 'minmax(200px, 2fr)', { getName: facts.getLabel, getNote }),
    createTextColumn({ id: 'type', label: say.type, track: 'minmax(110px, 1fr)' }, getType),
    createTextColumn(
      { id: 'first', label: say.firstValue, track: 'minmax(110px, 1fr)' },
      ({ firstValue }) => firstValue,
    ),
    createTextColumn({ id: 'scope', label: say.keptFor, track: 'minmax(120px, 1fr)' }, getScope),
    {
      ...createCountColumn({ id: 'written', label: say.written, track: '90px' }, countWrites),
      render: (row) => (row.isSystem ? '' : countWrites(row)),
    },
    createCountColumn({ id: 'read', label: say.read, track: '80px' }, (row) => facts.getReads(row).length),
    createProblemsColumn(say, facts.getProblems),
  ];
}
