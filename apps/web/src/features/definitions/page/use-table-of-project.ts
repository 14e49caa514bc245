import { appendToPath, createDefaultRowValues, getRowOrder, orderBetween } from '@confab/inputs';
import { isJsonArray, type ItemSchema, type JsonObject, type TableDefinition, type ProjectId } from '@confab/model';
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
  function createRows(values: readonly JsonObject[]): readonly JsonObject[] {
    // Item values contain only JSON.
    const list = session.getValue(projectId, name);
    let order = isJsonArray(list) ? getRowOrder(list.at(-1)) : undefined;
    return values.map((own) => {
      order = orderBetween(order, undefined);
      return {
        RowId: session.newId(),
        Order: order,
        Values: { ...createDefaultRowValues(table, session.newId), ...own },
      };
    });
  }
  function remove(rowId: string) {
    session.edit(projectId, { path: appendToPath(name, rowId), action: 'DeleteRow' });
  }
  return {
    property,
    createRows,
    canEdit: !isReadOnly && property !== undefined,
    add() {
      const [row] = createRows([{}]);
      if (!row) return;
      session.edit(projectId, { path: name, action: 'AddRow', updatedValue: row });
      onOpen(String(row['RowId']));
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
