import { expect, test } from 'vitest';
import { readOrderedList, readRows } from './read-rows.ts';
import { getRowValues, listRowInputs, mapRowInputs, withRowId } from './rows.ts';

test('rows are read in the order of their keys, then of their ids, whatever order they are stored in', () => {
  const rows = [
    { RowId: 'c', Order: 'a1', Values: { Name: 'Third' } },
    { RowId: 'b', Order: 'a0', Values: { Name: 'Second' } },
    { RowId: 'a', Order: 'a0', Values: { Name: 'First' } },
  ];
  expect(readRows(rows).map(({ id, values }) => `${id} ${values['Name']}`)).toEqual(['a First', 'b Second', 'c Third']);
});

test('nodes of a tree are read like rows', () => {
  expect(readRows([{ NodeId: 'n', ParentId: '', Order: 'a0', Values: { Name: 'Node' } }])).toEqual([
    { id: 'n', values: { Name: 'Node' } },
  ]);
});

test('a value that is not a list has no rows, and an entry without values is not a row', () => {
  for (const value of [undefined, null, 'rows', 1, {}]) expect(readRows(value)).toEqual([]);
  expect(readRows([null, 'row', ['row'], { RowId: 'a' }, { Values: {} }])).toEqual([{ id: '', values: {} }]);
  expect(readOrderedList([{ EntryId: 'e', Order: 'a0', SpokenText: 'Hello' }, 7])).toHaveLength(1);
});

const row = { RowId: 'r', Order: 'a0', Values: { Name: 'Pizza', Order: 'first' } };
const node = { NodeId: 'n', ParentId: '', Order: 'a0', Values: { Name: 'Pizza' } };
const entry = { EntryId: 'e', Order: 'a0', SpokenText: 'Hello', Values: ['one'] };

test('the inputs of a row are in its values, those of an entry are beside its id and order', () => {
  expect([row, node, entry, { RowId: 'r' }].map((one) => listRowInputs(one).map(([name]) => name))).toEqual([
    ['Name', 'Order'],
    ['Name'],
    ['SpokenText', 'Values'],
    [],
  ]);
});

test('a row keeps its id, its order and its parent when its inputs get other values', () => {
  expect(mapRowInputs(node, (value, name) => `${name}: ${String(value)}`)).toEqual({
    ...node,
    Values: { Name: 'Name: Pizza' },
  });
  expect(mapRowInputs(entry, () => '')).toEqual({ EntryId: 'e', Order: 'a0', SpokenText: '', Values: '' });
  expect(mapRowInputs({ RowId: 'r' }, () => '')).toEqual({ RowId: 'r' });
});

test('rows and nodes have values, entries and other things have none', () => {
  expect([row, node, entry, null, 'row', undefined].map(getRowValues)).toEqual([
    row.Values,
    node.Values,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a row, entry or node gets another id under its own key; what has none keeps having none', () => {
  expect(withRowId(row, 'x')).toEqual({ ...row, RowId: 'x' });
  expect(withRowId(entry, 'x')).toEqual({ ...entry, EntryId: 'x' });
  expect(withRowId(node, 'x')).toEqual({ ...node, NodeId: 'x' });
  expect(withRowId({ Name: 'x' }, 'y')).toEqual({ Name: 'x' });
});
