import { isJsonArray, type JsonObject, type TableDefinition } from '@confab/model';
import { getRowId, type NamedKind } from '@confab/inputs';
import { useEditingSession } from '../../../../editing/index.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { useInputsContext } from '../../inputs-context.tsx';
import { createNewRows } from '../table/rows/create-new-rows.ts';
import { words } from '../words.ts';
import type { Creation } from './choice-select.tsx';
import { toVariableName } from './to-variable-name.ts';

const emptyTable: TableDefinition = { tableType: 'Regular', properties: [], displayColumns: [] };
const noForced: ReadonlySet<string> = new Set();

/**
 * The creation that a selector of intents, slots, lists or variables offers for a typed name that does not exist;
 * undefined for other kinds.
 *
 * @param rowName the name of the row that the selector is in, which a list is named after when no name is typed
 */
export function useCreation(kind: NamedKind, onChoose: InputProps['onChange'], rowName: string): Creation | undefined {
  const say = useWords(words);
  const session = useEditingSession();
  const { tokens } = useInputsContext();

  /** Adds a row to a table of the project and chooses it; both are one step of undo. */
  function addRow(table: string, values: JsonObject, chosen?: string) {
    // Item values contain only JSON.
    const list = session.getValue(session.projectId, table);
    const [row] = createNewRows(isJsonArray(list) ? list : [], [values], {
      table: emptyTable,
      forced: noForced,
      newId: session.newId,
    });
    const rowId = getRowId(row);
    if (row === undefined || rowId === undefined) return;
    void session.runAsOneStep(async () => {
      session.edit(session.projectId, { path: table, action: 'AddRow', updatedValue: row });
      onChoose(chosen ?? rowId);
    });
  }

  if (kind === 'intent')
    return {
      create: (name) => addRow('Intents', { Name: name }),
      label: say.createIntent,
      placeholder: say.chooseOrName,
      toName: (typed) => typed.trim(),
    };
  if (kind === 'slot')
    return {
      create: (name) => addRow('Slots', { Name: name, SlotType: 'text' }),
      label: say.createSlot,
      placeholder: say.chooseOrName,
      // Samples mark the slot as {name}.
      toName: (typed) => typed.replaceAll(/[{}]/g, '').trim(),
    };
  if (kind === 'slotType')
    return {
      create: (name) => addRow('SlotTypes', { Name: name }),
      label: say.createList,
      placeholder: say.chooseOrName,
      toName: (typed) => typed.trim() || rowName.trim(),
    };
  if (kind !== 'variable') return undefined;
  const system = new Set(tokens.map(({ tokenName }) => tokenName.toLowerCase()));
  return {
    // A variable is chosen by its name.
    create: (name) => addRow('Variables', { Name: name, Type: 'string', Scope: 'Project' }, name),
    label: say.createVariable,
    placeholder: say.chooseOrName,
    toName(typed) {
      const name = toVariableName(typed);
      return system.has(name.toLowerCase()) ? '' : name;
    },
  };
}
