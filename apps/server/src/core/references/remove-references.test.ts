import type { JsonObject } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { removeReferences } from './remove-references.ts';

const ids = new Set(['gone', 'away']);

test('references in inputs, rows, rows of rows, entries and composites are cleared, in the order of the inputs', () => {
  const values = (gone: string, away: string): JsonObject => ({
    Target: gone,
    Kept: 'here',
    Rows: [aRow('r', { To: away, Inner: [aRow('i', { To: gone })] }), 'text'],
    Response: { SelectionMethod: 'Random', Entries: [{ EntryId: 'e', Order: 'a0', Target: gone, Text: 'gone away' }] },
    Settings: { To: away, Count: 3, Nothing: null },
  });
  const cleared = removeReferences(values('gone', 'away'), ids);
  expect(JSON.stringify(cleared)).toBe(JSON.stringify(values('', '')));
});

test('an id or a place of a row that equals an id of an item is not a reference', () => {
  const values: JsonObject = {
    Rows: [aRow('gone', {}, 'away')],
    Tree: [{ NodeId: 'gone', Order: 'a0', Values: { Name: 'x' } }],
    Entries: [{ EntryId: 'gone', Order: 'away' }],
  };
  expect(removeReferences(values, ids)).toEqual(values);
});

test('a reference in capitals is cleared like any other', () => {
  expect(removeReferences({ Target: 'GONE', Kept: 'HERE' }, ids)).toEqual({ Target: '', Kept: 'HERE' });
});
