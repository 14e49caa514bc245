import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { createCountColumn, createNameColumn, createProblemsColumn, createTextsColumn } from '../page/columns.tsx';
import { DefinitionDetail } from '../page/definition-detail.tsx';
import { DefinitionsView } from '../page/definitions-view.tsx';
import type { DefinitionPageProps } from '../page/page-props.ts';
import { RemoveButton, RowButton } from '../page/row-buttons.tsx';
import { groupProblemsByRow, useTableOfProject } from '../page/use-table-of-project.ts';
import { ReferenceList } from '../references/reference-list.tsx';
import { findListClashes } from '../rows/find-list-clashes.ts';
import { readList, readSlot, type ListRow } from '../rows/read-definition-rows.ts';
import { useDefinitionRows } from '../rows/use-definition-rows.ts';
import type { DefinitionColumn } from '../table/definition-column.ts';
import { words } from '../words.ts';
import { PasteValuesModal } from '../paste/paste-values-modal.tsx';
import { useWritingLanguage } from '../../translations/index.ts';
import { ValueTable } from './value-table.tsx';

/** The lists of slot values: values with synonyms, the slots that use them, and words that mean two values. */
export function ListsPage({ schema, problems, references, openId, onOpen, onOpenPlace }: DefinitionPageProps) {
  const say = useWords(words);
  const { projectId } = useEditingSession();
  const rows = useDefinitionRows('SlotTypes', readList);
  const slots = useDefinitionRows('Slots', readSlot);
  const table = useTableOfProject(schema, 'SlotTypes', onOpen);
  const [pastingId, setPastingId] = useState<string>();
  const problemsByRow = groupProblemsByRow(problems, projectId, 'SlotTypes');
  const getProblems = ({ id }: ListRow) => problemsByRow.get(id) ?? [];
  const getPlaces = ({ id, name }: ListRow) => references.find('slotType', id, name);
  const getSlots = ({ id, name }: ListRow) =>
    slots.filter(({ type }) => type === id || type === name).map((slot) => slot.name);
  const countSynonyms = ({ values }: ListRow) => values.reduce((sum, { synonyms }) => sum + synonyms.length, 0);
  const countClashes = ({ values }: ListRow) => findListClashes(values).length;
  const remove = (row: ListRow) => table.remove(row, getPlaces(row).length, references.isComplete);
  const { further } = useWritingLanguage();
  const isTranslating = further !== undefined;
  const properties = table.property && !isTranslating ? withoutValues(table.property) : table.property;
  const columns: readonly DefinitionColumn<ListRow>[] = [
    createNameColumn(say, 'minmax(160px, 2fr)', { getNote: ({ isOpen }) => (isOpen ? say.open : undefined) }),
    createCountColumn({ id: 'values', label: say.values, track: '90px' }, ({ values }) => values.length),
    createCountColumn({ id: 'synonyms', label: say.synonyms, track: '100px' }, countSynonyms),
    createTextsColumn({ id: 'slots', label: say.slots, track: 'minmax(140px, 1fr)' }, getSlots),
    {
      ...createCountColumn({ id: 'clashes', label: say.clashes, track: '100px' }, countClashes),
      render: (row) => countClashes(row) || '',
    },
    createProblemsColumn(say, getProblems),
  ];

  return (
    <>
      <DefinitionsView
        label={say.lists}
        {...{ rows, columns, openId, onOpen }}
        filters={[
          { id: 'problems', label: say.withProblems, matches: (row) => getProblems(row).length > 0 },
          { id: 'clashes', label: say.withClashes, matches: (row) => countClashes(row) > 0 },
          { id: 'unused', label: say.unused, matches: (row) => references.isComplete && getPlaces(row).length === 0 },
        ]}
        getSearchText={({ name, values }) =>
          [name, ...values.flatMap(({ value, synonyms }) => [value, ...synonyms])].join('\n')
        }
        empty={{ title: say.noLists, text: say.noListsText }}
        adding={table.canEdit ? { label: say.addList, onAdd: table.add } : undefined}
        onRemove={table.canEdit ? remove : undefined}
        renderDetail={(row) => (
          <DefinitionDetail
            property={properties}
            rowId={row.id}
            problems={getProblems(row)}
            below={isTranslating ? null : <ValueTable row={row} />}
            actions={
              table.canEdit ? (
                <>
                  {isTranslating ? null : (
                    <RowButton Icon={IconClipboardText} onClick={() => setPastingId(row.id)}>
                      {say.pasteValues}
                    </RowButton>
                  )}
                  <RemoveButton onClick={() => remove(row)} />
                </>
              ) : null
            }
          >
            <ReferenceList
              references={references}
              title={say.whereUsed}
              places={getPlaces(row)}
              none={say.listUnused}
              onOpenPlace={onOpenPlace}
            />
          </DefinitionDetail>
        )}
      />
      {rows
        .filter(({ id }) => id === pastingId)
        .map((row) => (
          <PasteValuesModal key={row.id} row={row} onClose={() => setPastingId(undefined)} />
        ))}
    </>
  );
}

/** The table without its column of values, which has its own table. */
function withoutValues(property: NonNullable<ReturnType<typeof useTableOfProject>['property']>) {
  const { table } = property;
  if (!table) return property;
  return { ...property, table: { ...table, properties: table.properties.filter(({ name }) => name !== 'Values') } };
}
