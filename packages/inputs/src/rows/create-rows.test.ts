import { describe, expect, test } from 'vitest';
import { createEntries, createRow, createRows } from './create-rows.ts';
import { readRows } from './read-rows.ts';

const named = (...ids: readonly string[]) => ids.map((id) => ({ id, values: { Name: id } }));
const idsOf = (rows: Parameters<typeof readRows>[0]) => readRows(rows).map(({ id }) => id);

describe('createRows', () => {
  test('createRows keeps the order of more than ten rows', () => {
    const ids = Array.from({ length: 100 }, (_row, at) => `row${at}`);
    expect(idsOf(createRows(named(...ids)).toReversed())).toEqual(ids);
  });

  test('places rows at the end of a list, or ahead of one of its rows', () => {
    const list = createRows(named('a', 'z'));
    expect(idsOf([...createRows(named('m', 'n'), list), ...list])).toEqual(['a', 'z', 'm', 'n']);
    expect(idsOf([...createRows(named('m', 'n'), list, 1), ...list])).toEqual(['a', 'm', 'n', 'z']);
    expect(idsOf([createRow({ id: 'm', values: {} }, list, 0), ...list])).toEqual(['m', 'a', 'z']);
  });

  test('createRows begins an empty list with the same order as a missing one, and like one whose rows have no order', () => {
    const [row] = named('a');
    const orders = [undefined, [], [{ RowId: 'x', Values: {} }]].map((list) => row && createRow(row, list).Order);
    expect(orders).toEqual(['a0', 'a0', 'a0']);
  });
});

describe('createEntries', () => {
  test('createEntries keeps the fields of entries beside their ids, in ascending order', () => {
    expect(createEntries([{ id: 'a', values: { SpokenText: 'Hi' } }, ...named('b')])).toEqual([
      { EntryId: 'a', Order: 'a0', SpokenText: 'Hi' },
      { EntryId: 'b', Order: 'a1', Name: 'b' },
    ]);
  });
});
