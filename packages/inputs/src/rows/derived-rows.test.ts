import { describe, expect, test } from 'vitest';
import { derivedRows } from './derived-rows.ts';

const sources = [
  { id: 'p1', values: { Name: 'City', Type: 'string' } },
  { id: 'p2', values: { Name: 'Age', Type: 'int' } },
];
const row = (RowId: string, Values: { readonly [name: string]: string }) => ({ RowId, Order: 'a0', Values });

describe('a table with a row for each parameter', () => {
  test('has them all before anybody has written into one', () => {
    expect(derivedRows([], sources, 'Name')).toMatchObject([
      { row: { RowId: 'p1', Values: { Name: 'City', Type: 'string' } }, isStored: false },
      { row: { RowId: 'p2' }, isStored: false },
    ]);
  });

  test('keeps what was written, under the name and type that the parameter has now', () => {
    const stored = [row('p1', { Name: 'Town', Type: 'int', Expression: 'x' })];
    expect(derivedRows(stored, sources, 'Name')[0]).toMatchObject({
      row: { Values: { Name: 'City', Type: 'string', Expression: 'x' } },
      isStored: true,
    });
  });

  test('knows a row by its name too, and puts what is for nothing last', () => {
    const stored = [row('odd', { Name: 'Gone' }), row('own', { Name: 'Age' })];
    expect(derivedRows(stored, sources, 'Name').map(({ row: { RowId }, isStray }) => [RowId, isStray])).toEqual([
      ['p1', false],
      ['own', false],
      ['odd', true],
    ]);
  });
});
