import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { EvaluationBar } from '../evaluation/evaluation-bar.tsx';
import { useEvaluation } from '../evaluation/use-evaluation.ts';
import { DefinitionDetail } from '../page/definition-detail.tsx';
import { DefinitionsView } from '../page/definitions-view.tsx';
import type { DefinitionPageProps } from '../page/page-props.ts';
import { RemoveButton } from '../page/row-buttons.tsx';
import { groupProblemsByRow, useTableOfProject } from '../page/use-table-of-project.ts';
import { PasteSamplesModal } from '../paste/paste-samples-modal.tsx';
import { ReferenceList } from '../references/reference-list.tsx';
import type { IntentRow } from '../rows/read-definition-rows.ts';
import { useIntentRows } from '../rows/use-intent-rows.ts';
import { words } from '../words.ts';
import { createIntentColumns, createIntentFilters, type IntentFacts } from './intent-columns.ts';
import { MissedSamples } from './missed-samples.tsx';

/** The intents of the project: samples, slots, where they are used and how well they are recognised. */
export function IntentsPage({ schema, problems, references, openId, onOpen, onOpenPlace }: DefinitionPageProps) {
  const say = useWords(words);
  const { projectId } = useEditingSession();
  const rows = useIntentRows();
  const table = useTableOfProject(schema, 'Intents', onOpen);
  const evaluation = useEvaluation(rows);
  const [isPasting, setPasting] = useState(false);
  const problemsByRow = groupProblemsByRow(problems, projectId, 'Intents');
  const evaluated = new Map(evaluation.result?.intents.map((one) => [one.intentId, one]));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const getName = (intentId: string) => names.get(intentId) || say.unnamed;
  const facts: IntentFacts = {
    getPlaces: ({ id, name }) => references.find('intent', id, name),
    getProblems: ({ id }) => problemsByRow.get(id) ?? [],
    getEvaluated: ({ id }) => evaluated.get(id),
    isEvaluated: evaluation.result !== undefined,
    isComplete: references.isComplete,
  };
  const remove = (row: IntentRow) => table.remove(row, facts.getPlaces(row).length, references.isComplete);
  const pasteButton = (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconClipboardText size={14} aria-hidden="true" />}
      onClick={() => setPasting(true)}
    >
      {say.pasteSamples}
    </Button>
  );

  return (
    <>
      <DefinitionsView
        label={say.intents}
        {...{ rows, openId, onOpen }}
        columns={createIntentColumns(facts, say)}
        filters={createIntentFilters(facts, say)}
        getSearchText={({ name, samples }) => [name, ...samples].join('\n')}
        empty={{ title: say.noIntents, text: say.noIntentsText }}
        adding={table.canEdit ? { label: say.addIntent, onAdd: table.add } : undefined}
        onRemove={table.canEdit ? remove : undefined}
        tools={table.canEdit ? pasteButton : null}
        renderDetail={(row) => (
          <DefinitionDetail
            property={table.property}
            rowId={row.id}
            problems={facts.getProblems(row)}
            actions={table.canEdit ? <RemoveButton onClick={() => remove(row)} /> : null}
          >
            <MissedSamples
              misses={(evaluation.result?.misses ?? []).filter(({ intentId }) => intentId === row.id)}
              {...{ getName, onOpen }}
            />
            <ReferenceList
              references={references}
              title={say.whereUsed}
              places={facts.getPlaces(row)}
              none={say.intentUnused}
              onOpenPlace={onOpenPlace}
            />
          </DefinitionDetail>
        )}
      >
        {rows.length > 0 ? (
          <EvaluationBar {...{ evaluation, getName, onOpen }} isReady={references.isComplete} />
        ) : null}
      </DefinitionsView>
      {isPasting ? (
        <PasteSamplesModal
          intents={rows}
          targetId={openId}
          createRows={table.createRows}
          onClose={() => setPasting(false)}
        />
      ) : null}
    </>
  );
}
