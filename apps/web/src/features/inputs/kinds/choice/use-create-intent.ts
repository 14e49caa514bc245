import { isJsonArray, type TableDefinition } from '@confab/model';
import { getRowId } from '@confab/inputs';
import { useEditingSession } from '../../../../editing/index.ts';
import type { InputProps } from '../../define-input.ts';
import { createNewRows } from '../table/rows/create-new-rows.ts';

const intentTable: TableDefinition = { tableType: 'Regular', properties: [], displayColumns: [] };
const noForced: ReadonlySet<string> = new Set();

/** Returns a function that adds an intent to the project and chooses it; both are one step of undo. */
export function useCreateIntent(onChoose: InputProps['onChange']): (name: string) => void {
  const session = useEditingSession();
  return (name) => {
    // Item values contain only JSON.
    const list = session.getValue(session.projectId, 'Intents');
    const [row] = createNewRows(isJsonArray(list) ? list : [], [{ Name: name }], {
      table: intentTable,
      forced: noForced,
      newId: session.newId,
    });
    const intentId = getRowId(row);
    if (row === undefined || intentId === undefined) return;
    void session.runAsOneStep(async () => {
      session.edit(session.projectId, { path: 'Intents', action: 'AddRow', updatedValue: row });
      onChoose(intentId);
    });
  };
}
