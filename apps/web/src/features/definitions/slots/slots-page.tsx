import { useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { ValueView } from '../../inputs/index.ts';
import {
  createCountColumn,
  createNameColumn,
  createProblemsColumn,
  createTextColumn,
  createTextsColumn,
} from '../page/columns.tsx';
import { DefinitionDetail } from '../page/definition-detail.tsx';
import { DefinitionsView } from '../page/definitions-view.tsx';
import type { DefinitionPageProps } from '../page/page-props.ts';
import { RemoveButton, RenameButton } from '../page/row-buttons.tsx';
import { groupProblemsByRow, useTableOfProject } from '../page/use-table-of-project.ts';
import { ReferenceList } from '../references/reference-list.tsx';
import { RenameModal } from '../references/rename-modal.tsx';
import { readList, readSlot, type IntentRow, type SlotRow } from '../rows/read-definition-rows.ts';
import { useDefinitionRows } from '../rows/use-definition-rows.ts';
import { useIntentRows } from '../rows/use-intent-rows.ts';
import type { DefinitionColumn } from '../table/definition-column.ts';
import { words } from '../words.ts';
import { MarkedSamples } from './marked-samples.tsx';

/** The slots of the project: what they recognise, which samples mark them, and where they are asked for. */
export function SlotsPage(props: DefinitionPageProps) {
  const { schema, schemas, problems, references, openId, onOpen, onOpenPlace } = props;
  const say = useWords(words);
  const { projectId } = useEditingSession();
  const rows = useDefinitionRows('Slots', readSlot);
  const intents = useIntentRows();
  const table = useTableOfProject(schema, 'Slots', onOpen);
  const problemsByRow = groupProblemsByRow(problems, projectId, 'Slots');
  const intentsBySlot = groupIntentsBySlot(intents);
  const getProblems = ({ id }: SlotRow) => problemsByRow.get(id) ?? [];
  const getPlaces = ({ id, name }: SlotRow) => references.find('slot', id, name);
  const getIntents = ({ name }: SlotRow) => intentsBySlot.get(name.trim().toLowerCase()) ?? [];
  const countSamples = (row: SlotRow) =>
    getIntents(row).reduce((sum, intent) => sum + listMarkedSamples(intent, row.name).length, 0);
  const countUsages = (row: SlotRow) => getPlaces(row).length + getIntents(row).length;
  const lists = useDefinitionRows('SlotTypes', readList);
  const listNames = new Map(lists.map(({ id, name }) => [id, name]));
  const getType = ({ type }: SlotRow) => listNames.get(type) ?? type;
  const typeColumn = table.property?.table?.properties.find(({ name }) => name === 'SlotType');
  const renderType = (row: SlotRow) =>
    typeColumn ? <ValueView property={typeColumn} value={row.type} /> : getType(row);
  const getIntentNames = (row: SlotRow) => getIntents(row).map(({ name }) => name);
  const remove = (row: SlotRow) => table.remove(row, countUsages(row), references.isComplete);
  const [renamingId, setRenamingId] = useState<string>();
  const renamed = rows.find(({ id }) => id === renamingId);
  const columns: readonly DefinitionColumn<SlotRow>[] = [
    createNameColumn(say, 'minmax(160px, 2fr)'),
    { id: 'type', label: say.type, track: 'minmax(120px, 1fr)', render: renderType, getSortValue: getType },
    createTextColumn({ id: 'variable', label: say.savedTo, track: 'minmax(120px, 1fr)' }, ({ variable }) => variable),
    createCountColumn({ id: 'samples', label: say.samples, track: '90px' }, countSamples),
    createTextsColumn({ id: 'intents', label: say.intents, track: 'minmax(140px, 1fr)' }, getIntentNames),
    createCountColumn({ id: 'used', label: say.asked, track: '90px' }, (row) => getPlaces(row).length),
    createProblemsColumn(say, getProblems),
  ];

  return (
    <>
      <DefinitionsView
        label={say.slots}
        {...{ rows, columns, openId, onOpen }}
        filters={[
          { id: 'problems', label: say.withProblems, matches: (row) => getProblems(row).length > 0 },
          { id: 'unused', label: say.unused, matches: (row) => references.isComplete && countUsages(row) === 0 },
        ]}
        getSearchText={(row) => [row.name, row.variable, getType(row)].join('\n')}
        empty={{ title: say.noSlots, text: say.noSlotsText }}
        adding={table.canEdit ? { label: say.addSlot, onAdd: table.add } : undefined}
        onRemove={table.canEdit ? remove : undefined}
        renderDetail={(row) => (
          <DefinitionDetail
            property={table.property}
            rowId={row.id}
            problems={getProblems(row)}
            actions={
              table.canEdit ? (
                <>
                  <RenameButton
                    disabled={!references.isComplete || row.name === ''}
                    onClick={() => setRenamingId(row.id)}
                  />
                  <RemoveButton onClick={() => remove(row)} />
                </>
              ) : null
            }
          >
            <MarkedSamples
              intents={getIntents(row).map((intent) => ({ ...intent, samples: listMarkedSamples(intent, row.name) }))}
              onOpen={(intentId) => onOpenPlace(projectId, `Intents/${intentId}/Samples`)}
            />
            <ReferenceList
              references={references}
              title={say.whereUsed}
              places={getPlaces(row)}
              none={say.slotUnused}
              onOpenPlace={onOpenPlace}
            />
          </DefinitionDetail>
        )}
      />
      {renamed && (
        <RenameModal
          key={renamed.id}
          renaming={{
            kind: 'slot',
            from: renamed.name,
            namePath: `Slots/${renamed.id}/Name`,
            itemIds: [projectId, ...getPlaces(renamed).map(({ itemId }) => itemId)],
          }}
          schemas={schemas}
          names={rows.map(({ name }) => name)}
          usageCount={getPlaces(renamed).length + countSamples(renamed)}
          onClose={() => setRenamingId(undefined)}
        />
      )}
    </>
  );
}

/** The intents whose samples mark each slot, by the lower-case name of the slot. */
function groupIntentsBySlot(intents: readonly IntentRow[]): ReadonlyMap<string, readonly IntentRow[]> {
  const bySlot = new Map<string, IntentRow[]>();
  for (const intent of intents)
    for (const name of intent.slotNames) bySlot.set(name, [...(bySlot.get(name) ?? []), intent]);
  return bySlot;
}

function listMarkedSamples({ samples }: IntentRow, slotName: string): readonly string[] {
  const marked = slotName.trim().toLowerCase();
  return samples.filter((sample) =>
    [...sample.matchAll(/\{([^{}]{1,400})\}/g)].some(([, name = '']) => name.trim().toLowerCase() === marked),
  );
}
