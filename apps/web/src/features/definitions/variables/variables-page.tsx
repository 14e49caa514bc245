import { listOptions } from '@confab/inputs';
import { useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useSystemVariables } from '../../../words/variable-names.ts';
import { useInputsContext } from '../../inputs/index.ts';
import { DefinitionDetail } from '../page/definition-detail.tsx';
import { DefinitionsView } from '../page/definitions-view.tsx';
import type { DefinitionPageProps } from '../page/page-props.ts';
import { RemoveButton, RenameButton } from '../page/row-buttons.tsx';
import { groupProblemsByRow, useTableOfProject } from '../page/use-table-of-project.ts';
import { ReferenceList } from '../references/reference-list.tsx';
import { RenameModal } from '../references/rename-modal.tsx';
import { readVariable, type VariableRow } from '../rows/read-definition-rows.ts';
import { useDefinitionRows } from '../rows/use-definition-rows.ts';
import { words } from '../words.ts';
import { createVariableColumns, type VariableFacts } from './variable-columns.ts';

/** The variables of the project and of the product: where they are read and written, and which are unused. */
export function VariablesPage(props: DefinitionPageProps) {
  const { schema, schemas, problems, references, openId, onOpen, onOpenPlace } = props;
  const say = useWords(words);
  const { projectId } = useEditingSession();
  const { tokens } = useInputsContext();
  const getSystemName = useSystemVariables();
  const own = useDefinitionRows('Variables', readVariable);
  const table = useTableOfProject(schema, 'Variables', onOpen);
  const [renamingId, setRenamingId] = useState<string>();
  const problemsByRow = groupProblemsByRow(problems, projectId, 'Variables');
  const system = tokens.map(({ tokenName }) => createSystemRow(tokenName));
  const rows = [...own, ...system];
  const getPlaces = ({ name }: VariableRow) => references.find('variable', name);
  const facts: VariableFacts = {
    getLabel: ({ name, isSystem }) => (isSystem ? getSystemName(name) : name),
    getReads: (row) => getPlaces(row).filter(({ isWrite }) => !isWrite),
    getWrites: (row) => getPlaces(row).filter(({ isWrite }) => isWrite),
    getProblems: ({ id }) => problemsByRow.get(id) ?? [],
    isComplete: references.isComplete,
    getOption(name, value) {
      const column = table.property?.table?.properties.find((one) => one.name === name);
      return column ? listOptions(column).find((option) => option.label === value)?.description || value : value;
    },
  };
  const remove = (row: VariableRow) => {
    if (!row.isSystem) table.remove(row, getPlaces(row).length, references.isComplete);
  };

  return (
    <>
      <DefinitionsView
        label={say.variables}
        {...{ rows, openId, onOpen }}
        columns={createVariableColumns(facts, say)}
        filters={[
          { id: 'own', label: say.ownVariables, matches: ({ isSystem }) => !isSystem },
          {
            id: 'unused',
            label: say.unused,
            matches: (row) => references.isComplete && !row.isSystem && getPlaces(row).length === 0,
          },
          {
            id: 'unwritten',
            label: say.neverWritten,
            matches: (row) => references.isComplete && !row.isSystem && facts.getWrites(row).length === 0,
          },
          { id: 'problems', label: say.withProblems, matches: (row) => facts.getProblems(row).length > 0 },
        ]}
        getSearchText={(row) => [row.name, facts.getLabel(row), row.firstValue].join('\n')}
        empty={{ title: say.noVariables, text: say.noVariablesText }}
        adding={table.canEdit ? { label: say.addVariable, onAdd: table.add } : undefined}
        onRemove={table.canEdit ? remove : undefined}
        renderDetail={(row) => (
          <DefinitionDetail
            property={row.isSystem ? undefined : table.property}
            rowId={row.id}
            problems={facts.getProblems(row)}
            below={row.isSystem ? <p>{say.systemVariable(row.name)}</p> : null}
            actions={
              table.canEdit && !row.isSystem ? (
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
            <ReferenceList
              references={references}
              title={say.written}
              places={facts.getWrites(row)}
              none={say.notWritten}
              onOpenPlace={onOpenPlace}
            />
            <ReferenceList
              references={references}
              title={say.read}
              places={facts.getReads(row)}
              none={say.notRead}
              onOpenPlace={onOpenPlace}
            />
          </DefinitionDetail>
        )}
      />
      {own
        .filter(({ id }) => id === renamingId)
        .map((row) => (
          <RenameModal
            key={row.id}
            renaming={{
              kind: 'variable',
              from: row.name,
              namePath: `Variables/${row.id}/Name`,
              itemIds: getPlaces(row).map(({ itemId }) => itemId),
            }}
            schemas={schemas}
            names={rows.map(({ name }) => name)}
            usageCount={getPlaces(row).length}
            onClose={() => setRenamingId(undefined)}
          />
        ))}
    </>
  );
}

function createSystemRow(name: string): VariableRow {
  return { id: name, name, type: '', firstValue: '', scope: '', isSystem: true };
}
