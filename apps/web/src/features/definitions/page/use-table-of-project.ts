import { appendToPath, createDefaultRowValues, createRows, getRowId } from '@confab/inputs';
import type { ItemSchema, JsonObject, TableDefinition, ProjectId } from '@confab/model';
import type { FoundProblem } from '@confab/dialog-engine';
import { useEditingSession } from '../../../editing/index.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';

const noTable: TableDefinition = { tableType: 'Regular', properties: [], displayColumns: [] };

/** A table of the open project: its property, and the commands that add and remove its rows. */
export function useTableOfProject(schema: ItemSchema, name: string, onOpen: (rowId: string | undefined) => void) {
  const session = useEditingSession();
  const say = useWords(words);
  const property = schema.properties.find((one) => one.name === name);
  const { projectId, isReadOnly } = session;
  const table = property?.table ?? noTable;

  /** New rows with default values, for the end of the table. */
  function createTableRows(values: readonly JsonObject[]) {
    const rows = values.map((own) => ({
      id: session.newId(),
      values: { ...createDefaultRowValues(table, session.newId), ...own },
    }));
    return createRows(rows, session.getValue(projectId, name));
  }
  function remove(rowId: string) {
    session.edit(projectId, { path: appendToPath(name, rowId), action: 'DeleteRow' });
  }
  return {
    property,
    createRows: createTableRows,
    canEdit: !isReadOnly && property !== undefined,
    add() {
      const [row] = createTableRows([{}]);
      if (!row) return;
      session.edit(projectId, { path: name, action: 'AddRow', updatedValue: row });
      onOpen(getRowId(row) ?? '');
    },
    /** Removes a row; asks first if it is used, or if not all places are known yet. */
    remove(row: { readonly id: string; readonly name: string }, usageCount: number, isComplete: boolean) {
      if (usageCount === 0 && isComplete) return remove(row.id);
      return openModal('deleteStackedTableRow', {
        rowName: table.tableEntryDescription ?? name,
        title: row.name || say.unnamed,
        ...(usageCount > 0 ? { used: { count: usageCount, onShow: () => onOpen(row.id) } } : {}),
        onConfirm: () => remove(row.id),
      });
    },
  };
}

/** The problems of each row of a table, by row id. */
export function groupProblemsByRow(
  problems: readonly FoundProblem[],
  projectId: ProjectId,
  table: string,
): ReadonlyMap<string, readonly FoundProblem[]> {
  const byRow = new Map<string, FoundProblem[]>();
  for (const problem of problems) {
    const [name, rowId] = problem.path.split('/');
    if (problem.itemId !== projectId || name !== table || rowId === undefined) continue;
    byRow.set(rowId, [...(byRow.get(rowId) ?? []), problem]);
  }
  return byRow;
}
