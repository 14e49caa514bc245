import { below, moveRow, orderAt, readAt, rowIdOf, type InputEdit } from '@confab/inputs';
import { isJsonArray, type JsonObject, type JsonValue } from '@confab/model';

/** What somebody wants to do next, in numbers: what they mean is found in the values he sees. */
interface Wish {
  readonly which: number;
  readonly place: number;
  readonly text: string;
}

type Maker = (values: JsonObject, wish: Wish) => readonly InputEdit[];

/** The kinds of edits there are, each made of a wish. Ids are drawn from few, so that people meet. */
export const editMakers: Readonly<Record<string, Maker>> = {
  name: (_values, { text }) => [{ path: 'DisplayName', action: 'ValueChanged', updatedValue: text }],
  number: (_values, { which }) => [{ path: 'MaxReprompts', action: 'ValueChanged', updatedValue: which }],
  // Locked by the schema: the server refuses it.
  locked: (_values, { text }) => [{ path: 'Id', action: 'ValueChanged', updatedValue: text }],
  addRow: (values, { which, place, text }) => {
    const Order = orderAt(listAt(values, 'Connectors'), place);
    const row = { RowId: rowId(which), Order, Values: { Kind: 'Intent', DisplayName: text } };
    return [{ path: 'Connectors', action: 'AddRow', updatedValue: row }];
  },
  changeRow: (values, { place, text }) => [
    {
      path: below('Connectors', idAt(values, 'Connectors', place), 'DisplayName'),
      action: 'ValueChanged',
      updatedValue: text,
    },
  ],
  deleteRow: (values, { place }) => [
    { path: below('Connectors', idAt(values, 'Connectors', place)), action: 'DeleteRow' },
  ],
  moveRow: (values, { which, place }) => moveRow(values, 'Connectors', idAt(values, 'Connectors', place), which % 5),
  addEntry: (values, { which, place, text }) => {
    const Order = orderAt(listAt(values, 'Response/Entries'), place);
    const entry = { EntryId: rowId(which), Order, SpokenText: text };
    return [{ path: 'Response/Entries', action: 'AddRow', updatedValue: entry }];
  },
  changeEntry: (values, { place, text }) => [
    {
      path: below('Response/Entries', idAt(values, 'Response/Entries', place), 'SpokenText'),
      action: 'ValueChanged',
      updatedValue: text,
    },
  ],
  addTreeNode: (values, { which, place, text }) => {
    const ParentId = which % 3 === 0 ? '' : idAt(values, 'Menu', place);
    const Order = orderAt(listAt(values, 'Menu'), place);
    const node = { NodeId: rowId(which), ParentId, Order, Values: { Label: text } };
    return [{ path: 'Menu', action: 'AddRow', updatedValue: node }];
  },
  moveTreeNode: (values, { which, place }) => {
    const ParentId = which % 3 === 0 ? '' : idAt(values, 'Menu', which);
    const updatedValue = { ParentId, Order: orderAt(listAt(values, 'Menu'), place) };
    return [{ path: below('Menu', idAt(values, 'Menu', place)), action: 'ReorderRows', updatedValue }];
  },
  deleteTreeNode: (values, { place }) => [{ path: below('Menu', idAt(values, 'Menu', place)), action: 'DeleteRow' }],
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
  return rowIdOf(rows[place % Math.max(rows.length, 1)]) ?? rowId(place);
}
