import { aRow } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { deriveRows } from './derived-rows.ts';

const sources = [
  { id: 'p1', values: { Name: 'City', Type: 'string' } },
  { id: 'p2', values: { Name: 'Age', Type: 'int' } },
];

describe('a table with a row for each parameter', () => {
  test('a derived table has a row for each parameter before any is filled in', () => {
    expect(deriveRows([], sources, 'Name')).toMatchObject([
      { row: { RowId: 'p1', Values: { Name: 'City', Type: 'string' } }, isStored: false },
      { row: { RowId: 'p2' }, isStored: false },
    ]);
  });

  test('a derived table keeps filled-in values under the current name and type of the parameter', () => {
    const stored = [aRow('p1', { Name: 'Town', Type: 'int', Expression: 'x' })];
    expect(deriveRows(stored, sources, 'Name')[0]).toMatchObject({
      row: { Values: { Name: 'City', Type: 'string', Expression: 'x' } },
      isStored: true,
    });
  });

  test('a derived table also matches rows by name, and puts rows without a parameter last', () => {
    const stored = [aRow('odd', { Name: 'Gone' }), aRow('own', { Name: 'Age' })];
    expect(deriveRows(stored, sources, 'Name').map(({ row: { RowId }, isStray }) => [RowId, isStray])).toEqual([
      ['p1', false],
      ['own', false],
      ['odd', true],
    ]);
  });
});
