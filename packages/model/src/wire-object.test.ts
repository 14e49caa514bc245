import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jsonObjectSchema, jsonValueSchema, type JsonValue } from './json.ts';
import { wireAnswer, wireObject } from './wire-object.ts';

const row = wireAnswer({ rowId: z.string(), values: z.record(z.string(), jsonValueSchema) });
const item = wireObject(
  {
    teamId: z.string(),
    assetId: z.string().optional(),
    note: z.string().nullable(),
    rows: z.array(row),
    propertyValues: jsonObjectSchema,
  },
  { assetId: 'HtmlAsssetId' },
);

const wire = {
  TeamId: 't',
  HtmlAsssetId: 'a',
  Note: null,
  Rows: [{ RowId: 'r', Values: { keepMe: 1, KeepMe: 2 } }],
  PropertyValues: { authorKey: { InnerKey: [{ deepKey: true }] }, AuthorKey: '' },
};
const inside = {
  teamId: 't',
  assetId: 'a',
  note: null,
  rows: [{ rowId: 'r', values: { keepMe: 1, KeepMe: 2 } }],
  propertyValues: { authorKey: { InnerKey: [{ deepKey: true }] }, AuthorKey: '' },
};

describe('wireObject', () => {
  test('wireObject is camelCase inside and PascalCase outside, including nested objects and lists', () => {
    expect(z.decode(item, wire)).toEqual(inside);
    expect(z.encode(item, inside)).toEqual(wire);
  });

  test('wireObject uses an explicit wire name where the conversion is not mechanical', () => {
    expect(Object.keys(z.encode(item, inside))).toContain('HtmlAsssetId');
  });

  test('wireObject never changes the keys that an author typed', () => {
    const decoded = z.decode(item, wire);
    expect(decoded.propertyValues).toEqual(wire.PropertyValues);
    expect(decoded.rows[0]?.values).toEqual({ keepMe: 1, KeepMe: 2 });
  });

  test('wireObject leaves out absent optional keys in both directions', () => {
    const { HtmlAsssetId: _asset, ...without } = wire;
    const decoded = z.decode(item, without);
    expect('assetId' in decoded).toBe(false);
    expect(z.encode(item, decoded)).toEqual(without);
  });

  test.each([
    ['an unknown key', { ...wire, Roles: 'VIP' }],
    ['the camelCase spelling', { ...wire, teamId: 't' }],
    ['a missing key', { ...wire, TeamId: undefined }],
    ['a wrong type', { ...wire, TeamId: 1 }],
    ['a list', []],
    ['nothing', null],
  ])('wireObject rejects %s', (_what, bad) => {
    expect(item.safeDecode(bad as never).success).toBe(false);
  });

  test('wireObject reports the path of an error in the spelling of the wire', () => {
    const result = item.safeDecode({ ...wire, Rows: [{ RowId: 1, Values: {} }] } as never);
    expect(result.error?.issues[0]?.path).toEqual(['Rows', 0, 'RowId']);
  });

  test('wireObject drops undeclared keys when it encodes', () => {
    expect(z.encode(item, { ...inside, passwordHash: 'x' } as never)).toEqual(wire);
  });

  test('wireObject decodes every document that it encoded to the same document', () => {
    // Keys that reach a prototype are rejected by the JSON parser, so no document contains one.
    const key = fc.string().filter((text) => text !== '__proto__');
    const document = fc.dictionary(key, fc.jsonValue() as fc.Arbitrary<JsonValue>);
    const anyItem = fc.record({
      TeamId: fc.string(),
      Note: fc.option(fc.string()),
      Rows: fc.array(fc.record({ RowId: fc.string(), Values: document })),
      PropertyValues: document,
    });
    fc.assert(
      fc.property(anyItem, (one) => {
        expect(z.encode(item, z.decode(item, one))).toEqual(one);
      }),
    );
  });
});

describe('wireAnswer', () => {
  test('wireAnswer ignores unknown keys', () => {
    expect(z.decode(row, { RowId: 'r', Values: {}, Extra: 1 } as never)).toEqual({ rowId: 'r', values: {} });
  });
});
