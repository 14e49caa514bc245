import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getOrderAt } from './create-rows.ts';
import { moveRow } from './move-row.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { orderBetween } from './order-between.ts';
import type { JsonObject } from '@confab/model';
import { aRow } from '@confab/test-kit';

const ids = (values: JsonObject) => (values['T'] as { RowId: string }[]).map((row) => row.RowId).join('');
const table = (...rows: (readonly [string, string])[]): JsonObject => ({
  T: rows.map(([RowId, Order]) => aRow(RowId, {}, Order)),
});

describe('orderBetween', () => {
  test('orderBetween returns a key between its neighbours at any position', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 120, size: 'max' }), (places) => {
        const keys: string[] = [];
        for (const place of places) {
          const at = Math.round(place * keys.length);
          const key = orderBetween(keys[at - 1], keys[at]);
          if (at > 0) expect(key > (keys[at - 1] ?? '')).toBe(true);
          if (at < keys.length) expect(key < (keys[at] ?? '')).toBe(true);
          keys.splice(at, 0, key);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test.each(['end', 'beginning'])('orders stay short when 5,000 rows are added at the %s', (where) => {
    let key: string | undefined;
    for (let row = 0; row < 5_000; row += 1) {
      key = where === 'end' ? orderBetween(key, undefined) : orderBetween(undefined, key);
    }
    expect(key?.length).toBeLessThanOrEqual(4);
  });

  test('keys are deterministic, and sort after neighbours with equal keys', () => {
    expect(orderBetween('a1', 'a2')).toBe(orderBetween('a1', 'a2'));
    expect(orderBetween('a1', 'a1') > 'a1').toBe(true);
  });

  test.each(['0001', '~', 'x', ''])('sorts after the foreign key %s', (key) => {
    expect(orderBetween(key, undefined) > key).toBe(true);
  });
});

describe('moveRow', () => {
  test.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 0, 'bac'],
    ['b', 99, 'acb'],
  ])('moves %s to index %i with one edit', (row, place, expected) => {
    const values = table(['a', 'a0'], ['b', 'a1'], ['c', 'a2']);
    const edits = moveRow(values, 'T', row, place);
    expect(edits).toHaveLength(1);
    expect(ids(edits.reduce((here, edit) => applyEdit(here, edit).values, values))).toBe(expected);
  });

  test('moveRow moves a row among rows with the same Order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a0', 'a1', 'a1', 'a1V'), { minLength: 2, maxLength: 8 }),
        fc.nat(7),
        fc.nat(7),
        (orders, from, to) => {
          const sorted = orders.toSorted().map((order, at) => [String.fromCharCode(97 + at), order] as const);
          const values = table(...sorted);
          const row = sorted[from % sorted.length]?.[0] ?? '';
          const place = to % sorted.length;
          const after = moveRow(values, 'T', row, place).reduce((here, edit) => applyEdit(here, edit).values, values);
          expect(ids(after).indexOf(row)).toBe(place);
          expect(ids(after).replace(row, '')).toBe(ids(values).replace(row, ''));
        },
      ),
    );
  });

  test('moveRow returns no edit for a missing row or for a row that is already there', () => {
    const values = table(['a', 'a0'], ['b', 'a1']);
    expect(moveRow(values, 'T', 'x', 0)).toEqual([]);
    expect(moveRow(values, 'T', 'a', 0)).toEqual([]);
    expect(getOrderAt(values['T']) > 'a1').toBe(true);
    expect(getOrderAt(undefined)).toBe('a0');
  });
});
