import type { JsonObject, JsonValue } from '@confab/model';
import { aRow, aTreeNode } from '@confab/test-kit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from './apply-edit.ts';
import { compareValues, type ValueChange } from './compare-values.ts';
import type { InputEdit } from './input-edit.ts';
import { sortRows } from '../rows/rows.ts';

const hello = aRow('one', { Text: 'Hello' }, 'a0');
const bye = aRow('two', { Text: 'Bye' }, 'a1');

describe('comparing two documents of values', () => {
  test.each<[string, JsonObject, JsonObject, readonly ValueChange[]]>([
    ['a changed text', { A: 'x' }, { A: 'y' }, [{ type: 'changed', path: 'A', before: 'x', after: 'y' }]],
    ['an added value', {}, { A: 1 }, [{ type: 'added', path: 'A', isRow: false, after: 1 }]],
    ['a removed value', { A: 1 }, {}, [{ type: 'removed', path: 'A', isRow: false, before: 1 }]],
    [
      'one language of a text that has several',
      { T: { 'en-GB': 'Hi', 'de-DE': 'Hallo' } },
      { T: { 'en-GB': 'Hi', 'de-DE': 'Servus' } },
      [{ type: 'changed', path: 'T/de-DE', before: 'Hallo', after: 'Servus' }],
    ],
    [
      'a row ahead of the others, which stay unchanged',
      { R: [hello] },
      { R: [aRow('new', {}, 'Zz'), hello] },
      [{ type: 'added', path: 'R/new', isRow: true, after: aRow('new', {}, 'Zz') }],
    ],
    [
      'a row that is gone',
      { R: [hello, bye] },
      { R: [bye] },
      [{ type: 'removed', path: 'R/one', isRow: true, before: hello }],
    ],
    [
      'a row that moved and was edited',
      { R: [hello, bye] },
      { R: [bye, aRow('one', { Text: 'Hey' }, 'a2')] },
      [
        { type: 'moved', path: 'R/one', before: 'a0', after: 'a2' },
        { type: 'changed', path: 'R/one/Text', before: 'Hello', after: 'Hey' },
      ],
    ],
    [
      'an entry of a response',
      { P: { Entries: [{ EntryId: 'e', Order: 'a0', Text: 'x' }] } },
      { P: { Entries: [{ EntryId: 'e', Order: 'a1', Text: 'y' }] } },
      [
        { type: 'moved', path: 'P/Entries/e', before: 'a0', after: 'a1' },
        { type: 'changed', path: 'P/Entries/e/Text', before: 'x', after: 'y' },
      ],
    ],
    [
      'a tree node below another parent, as a whole',
      { T: [aTreeNode('n', 'a')] },
      { T: [aTreeNode('n', 'b')] },
      [
        {
          type: 'changed',
          path: 'T/n',
          before: aTreeNode('n', 'a'),
          after: aTreeNode('n', 'b'),
        },
      ],
    ],
    ['a plain list, as one value', { L: [1] }, { L: [2] }, [{ type: 'changed', path: 'L', before: [1], after: [2] }]],
  ])('finds %s', (_, before, after, changes) => {
    expect(compareValues(before, after)).toEqual(changes);
  });

  test('comparing two documents of values finds no change between equal documents', () => {
    fc.assert(
      fc.property(documents, (values) => {
        // The JSON was written from an object.
        const copy = JSON.parse(JSON.stringify(values)) as JsonObject;
        expect(compareValues(values, copy)).toEqual([]);
      }),
    );
  });

  test('comparing two documents of values lists every change that turns one document into the other', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        expect(compareValues(before, after).map(toEdit).reduce(applied, before)).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });
});

const texts: fc.Arbitrary<JsonValue> = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.integer()));
const orders = fc.constantFrom('a0', 'a1', 'a2', 'a3');
const fields: fc.Arbitrary<JsonObject> = fc.dictionary(fc.constantFrom('A', 'B', 'x/y'), texts, {
  noNullPrototype: true,
});
const ids = fc.constantFrom('one', 'two', 'three', 'four');
const tables = fc
  .uniqueArray(fc.record({ RowId: ids, Order: orders, Values: fields }), { selector: ({ RowId }) => RowId })
  .map(sortRows);
const entries = fc
  .uniqueArray(fc.record({ EntryId: ids, Order: orders, Text: texts }), { selector: ({ EntryId }) => EntryId })
  .map(sortRows);
const documents: fc.Arbitrary<JsonObject> = fc.record(
  { Name: texts, Title: fields, Rows: tables, Response: fc.record({ Entries: entries }) },
  { requiredKeys: [], noNullPrototype: true },
);

function toEdit(change: ValueChange): InputEdit {
  const { path } = change;
  switch (change.type) {
    case 'added':
      return change.isRow
        ? { path: path.slice(0, path.lastIndexOf('/')), action: 'AddRow', updatedValue: change.after }
        : { path, action: 'ValueChanged', updatedValue: change.after };
    case 'removed':
      return change.isRow ? { path, action: 'DeleteRow' } : { path, action: 'ValueChanged' };
    case 'changed':
      return { path, action: 'ValueChanged', updatedValue: change.after };
    case 'moved':
      return { path, action: 'ReorderRows', updatedValue: change.after };
  }
}

function applied(values: JsonObject, edit: InputEdit): JsonObject {
  return applyEdit(values, edit).values;
}
