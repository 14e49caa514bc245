import { expect, test } from 'vitest';
import { readOrderedList, readRows } from './read-rows.ts';

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

test('what is no list has no rows, and what has no values is no row', () => {
  for (const value of [undefined, null, 'rows', 1, {}]) expect(readRows(value)).toEqual([]);
  expect(readRows([null, 'row', ['row'], { RowId: 'a' }, { Values: {} }])).toEqual([{ id: '', values: {} }]);
  expect(readOrderedList([{ EntryId: 'e', Order: 'a0', SpokenText: 'Hello' }, 7])).toHaveLength(1);
});
