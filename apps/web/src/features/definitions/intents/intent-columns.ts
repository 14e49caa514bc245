import type { EvaluatedIntent, FoundProblem } from '@confab/dialog-engine';
import { createCountColumn, createNameColumn, createProblemsColumn, createTextsColumn } from '../page/columns.tsx';
import type { DefinitionFilter } from '../page/definitions-view.tsx';
import type { ReferencePlace } from '../references/reference-index.ts';
import type { IntentRow } from '../rows/read-definition-rows.ts';
import type { DefinitionColumn } from '../table/definition-column.ts';
import type { DefinitionWords } from '../words.ts';

/** The data that a table of intents needs in addition to the intents. */
export interface IntentFacts {
  readonly getPlaces: (row: IntentRow) => readonly ReferencePlace[];
  readonly getProblems: (row: IntentRow) => readonly FoundProblem[];
  readonly getEvaluated: (row: IntentRow) => EvaluatedIntent | undefined;
  readonly isEvaluated: boolean;
  /** Whether all places are known. */
  readonly isComplete: boolean;
}

/** Fewer samples are seldom enough to recognise an intent. */
const fewSamples = 5;

export function createIntentColumns(facts: IntentFacts, say: DefinitionWords): readonly DefinitionColumn<IntentRow>[] {
  const listWorkflows = (row: IntentRow) => [
    ...new Set(facts.getPlaces(row).flatMap(({ workflow }) => workflow?.name ?? [])),
  ];
  const accuracy: DefinitionColumn<IntentRow> = {
    id: 'accuracy',
    label: say.recognisedShort,
    track: '110px',
    isNumber: true,
    render(row) {
      const one = facts.getEvaluated(row);
      return one ? say.share(one.correctCount, one.triedCount) : say.tooFew;
    },
    getSortValue(row) {
      const one = facts.getEvaluated(row);
      return one ? one.correctCount / one.triedCount : -1;
    },
  };
  return [
    createNameColumn(say, 'minmax(180px, 2fr)'),
    createCountColumn({ id: 'samples', label: say.samples, track: '90px' }, ({ samples }) => samples.length),
    createTextsColumn({ id: 'slots', label: say.slots, track: 'minmax(100px, 1fr)' }, ({ slotNames }) => slotNames),
    createTextsColumn({ id: 'workflows', label: say.workflows, track: 'minmax(120px, 1fr)' }, listWorkflows),
    createCountColumn({ id: 'used', label: say.used, track: '80px' }, (row) => facts.getPlaces(row).length),
    ...(facts.isEvaluated ? [accuracy] : []),
    createProblemsColumn(say, facts.getProblems),
  ];
}

export function createIntentFilters(facts: IntentFacts, say: DefinitionWords): readonly DefinitionFilter<IntentRow>[] {
  const isMissed = (row: IntentRow) => {
    const one = facts.getEvaluated(row);
    return one !== undefined && one.correctCount < one.triedCount;
  };
  return [
    { id: 'problems', label: say.withProblems, matches: (row) => facts.getProblems(row).length > 0 },
    { id: 'unused', label: say.unused, matches: (row) => facts.isComplete && facts.getPlaces(row).length === 0 },
    { id: 'few', label: say.fewSamples(fewSamples), matches: ({ samples }) => samples.length < fewSamples },
    ...(facts.isEvaluated ? [{ id: 'missed', label: say.withMisses, matches: isMissed }] : []),
  ];
}
