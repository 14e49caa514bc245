import type { ItemSchema, Property } from '@confab/model';
import { anItemSchema, aRow } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { checkEdit, isFittingRow } from './check-edit.ts';
import type { InputEdit } from './input-edit.ts';

const inside = [{ name: 'Name', type: 'String' as const }];
const table = { tableType: 'Regular', displayColumns: [], properties: inside };
const schemaWith = (more: Partial<Property>) =>
  anItemSchema({
    properties: [
      { name: 'Rows', type: 'Table', table, ...more },
      { name: 'Parts', type: 'Composite', table, ...more },
    ],
  });
const values = { Rows: [aRow('r1', { Name: 'one' })], Parts: { Name: 'one' } };
const row = aRow('r2', { Name: 'two' }, 'a1');
const edits: readonly InputEdit[] = [
  { path: 'Rows', action: 'AddRow', updatedValue: row },
  { path: 'Rows/r1', action: 'DeleteRow' },
  { path: 'Rows/r1', action: 'ReorderRows', updatedValue: 'a5' },
  { path: 'Rows/r1/Name', action: 'ValueChanged', updatedValue: 'x' },
  { path: 'Parts/Name', action: 'ValueChanged', updatedValue: 'x' },
];

test.each([{ flags: ['readonly'] }, { validation: '{"Flags":["readonly"]}' }])(
  'every edit inside a locked table or composite is refused (A5.24): %o',
  (locked) => {
    const kindsOf = (schema: ItemSchema) =>
      edits.map((edit) => checkEdit(schema, values, edit).map(({ kind }) => kind));
    expect(kindsOf(schemaWith({}))).toEqual(edits.map(() => []));
    expect(kindsOf(schemaWith(locked))).toEqual(edits.map(() => ['locked']));
  },
);

test('a locked block accepts presence edits and the rows that it already has', () => {
  const schema = schemaWith({ flags: ['readonly'] });
  expect(checkEdit(schema, values, { path: 'Rows/r1/Name', action: 'StartEdit' })).toEqual([]);
  expect([isFittingRow(schema, 'Rows', row), isFittingRow(schema, 'Rows', { RowId: 'x' })]).toEqual([true, false]);
});
