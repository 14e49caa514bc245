import { appendToPath, moveRow, getOrderAt, readAt, getRowId, type InputEdit } from '@confab/inputs';
import { isJsonArray, type JsonObject, type JsonValue } from '@confab/model';
import { aRow, aTreeNode } from '@confab/test-kit';

/** A random action as numbers; the values that the author sees give them their meaning. */
interface Wish {
  readonly which: number;
  readonly place: number;
  readonly text: string;
}

type Maker = (values: JsonObject, wish: Wish) => readonly InputEdit[];

/** Creates each kind of edit from a random action. Ids come from a small set, so that authors conflict. */
export const editMakers: Readonly<Record<string, Maker>> = {
  name: (_values, { text }) => [{ path: 'DisplayName', action: 'ValueChanged', updatedValue: text }],
  number: (_values, { which }) => [{ path: 'MaxReprompts', action: 'ValueChanged', updatedValue: which }],
  // Locked by the schema, so the server refuses it.
  locked: (_values, { text }) => [{ path: 'Id', action: 'ValueChanged', updatedValue: text }],
  addRow: (values, { which, place, text }) => {
    const Order = getOrderAt(listAt(values, 'Connectors'), place);
    const row = aRow(rowId(which), { Kind: 'Intent', DisplayName: text }, Order);
    return [{ path: 'Connectors', action: 'AddRow', updatedValue: row }];
  },
  changeRow: (values, { place, text }) => [
    {
      path: appendToPath('Connectors', idAt(values, 'Connectors', place), 'DisplayName'),
      action: 'ValueChanged',
      updatedValue: text,
    },
  ],
  deleteRow: (values, { place }) => [
    { path: appendToPath('Connectors', idAt(values, 'Connectors', place)), action: 'DeleteRow' },
  ],
  moveRow: (values, { which, place }) => moveRow(values, 'Connectors', idAt(values, 'Connectors', place), which % 5),
  addEntry: (values, { which, place, text }) => {
    const Order = getOrderAt(listAt(values, 'Response/Entries'), place);
    const entry = { EntryId: rowId(which), Order, SpokenText: text };
    return [{ path: 'Response/Entries', action: 'AddRow', updatedValue: entry }];
  },
  changeEntry: (values, { place, text }) => [
    {
      path: appendToPath('Response/Entries', idAt(values, 'Response/Entries', place), 'SpokenText'),
      action: 'ValueChanged',
      updatedValue: text,
    },
  ],
  addTreeNode: (values, { which, place, text }) => {
    const ParentId = which % 3 === 0 ? '' : idAt(values, 'Menu', place);
    const Order = getOrderAt(listAt(values, 'Menu'), place);
    const node = aTreeNode(rowId(which), ParentId, { Label: text }, Order);
    return [{ path: 'Menu', action: 'AddRow', updatedValue: node }];
  },
  moveTreeNode: (values, { which, place }) => {
    const ParentId = which % 3 === 0 ? '' : idAt(values, 'Menu', which);
    const updatedValue = { ParentId, Order: getOrderAt(listAt(values, 'Menu'), place) };
    return [{ path: appendToPath('Menu', idAt(values, 'Menu', place)), action: 'ReorderRows', updatedValue }];
  },
  deleteTreeNode: (values, { place }) => [
    { path: appendToPath('Menu', idAt(values, 'Menu', place)), action: 'DeleteRow' },
  ],
  extend: (_values, { which }) => [
    {
      path: 'Extensions',
      action: which % 2 === 0 ? 'AddExtension' : 'RemoveExtension',
      updatedValue: `Extension${which % 3}`,
    },
  ],
};

function rowId(number: number) {
  return `20000000-0000-4000-8000-${String(number % 9).padStart(12, '0')}`;
}

function listAt(values: JsonObject, path: string): readonly JsonValue[] {
  const rows = readAt(values, path);
  return isJsonArray(rows) ? rows : [];
}

function idAt(values: JsonObject, path: string, place: number) {
  const rows = listAt(values, path);
  return getRowId(rows[place % Math.max(rows.length, 1)]) ?? rowId(place);
}
