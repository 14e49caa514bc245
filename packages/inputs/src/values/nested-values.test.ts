import type { JsonObject, Property } from '@confab/model';
import { aRow } from '@confab/test-kit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nestValues, unnestValues } from './nested-values.ts';

const table = { tableType: 'Regular', properties: [], displayColumns: [] };
const properties: readonly Property[] = [
  { name: 'FirstName', type: 'String' },
  { name: 'Role', type: 'String', parentName: 'Work' },
  { name: 'Experience', type: 'Int', parentName: 'Work' },
  { name: 'Links', type: 'Table', table: { ...table, noPack: true } },
  { name: 'Devices', type: 'Table', parentName: 'Work', table },
];
const row = aRow('one', { Title: 'My site' });
const flat: JsonObject = { FirstName: 'Ada', Role: 'Author', Experience: 4, Links: [row], Devices: [row] };

describe('nestValues', () => {
  test('nests values below the names of their parents, and packs tables into text unless they are marked NoPack (P7.17, A3.27)', () => {
    expect(nestValues(properties, flat)).toEqual({
      FirstName: 'Ada',
      Work: { Role: 'Author', Experience: 4, Devices: JSON.stringify([row]) },
      Links: [row],
    });
  });

  test('unnestValues undoes nestValues (P7.17)', () => {
    expect(unnestValues(properties, nestValues(properties, flat))).toEqual(flat);
  });

  test('unnestValues undoes nestValues for any texts', () => {
    const texts = fc.record({ FirstName: fc.string(), Role: fc.string(), Experience: fc.integer() });
    fc.assert(
      fc.property(texts, (values) => {
        expect(unnestValues(properties, nestValues(properties, values))).toEqual(values);
      }),
    );
  });

  test('nestValues leaves out values that belong to no input', () => {
    expect(nestValues(properties, { Roles: 'VIP' })).toEqual({});
  });

  test('unnestValues keeps unknown names, so that they can be rejected (ACC-14)', () => {
    const account = { Roles: 'VIP', Work: { IsVerified: true, Role: 'Author' }, Role: 'Author' };
    expect(unnestValues(properties, account)).toEqual({
      Roles: 'VIP',
      'Work/IsVerified': true,
      Role: 'Author',
    });
  });

  test('unnestValues keeps a packed table that is not JSON as text', () => {
    expect(unnestValues(properties, { Work: { Devices: '[{' } })).toEqual({ Devices: '[{' });
  });
});
