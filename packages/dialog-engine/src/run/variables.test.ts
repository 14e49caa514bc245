import type { JsonValue } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertValue } from '../expression/convert-value.ts';
import { begin, end, heard, problemsOf, project, rows, variables } from '../testing/small-projects.ts';

const types = ['string', 'bool', 'int', 'float', 'DateTime', 'dynamic'];

describe('a value in a variable (A3.63)', () => {
  test.each<[string, JsonValue, JsonValue]>([
    ['string', 12, '12'],
    ['string', true, 'true'],
    ['string', ['a', 2, true], 'a, 2, true'],
    ['string', [['a']], '[["a"]]'],
    ['int', '12.9', 12],
    ['int', -12.9, -12],
    ['int', ' 7 ', 7],
    ['float', '1e3', 1000],
    ['float', -0, 0],
    ['bool', 'Yes', true],
    ['bool', 'no', false],
    ['bool', '', false],
    ['bool', 1, true],
    ['DateTime', '2028-02-29', '2028-02-29'],
    ['DateTime', '2026-11-21T23:59:59.5Z', '2026-11-21T23:59:59.5Z'],
    ['DateTime', '2026-11-21T10:30+01:00', '2026-11-21T10:30+01:00'],
    ['dynamic', { a: [1] }, { a: [1] }],
  ])('a variable of type %s stores %j as %j', (type, value, expected) =>
    expect(convertValue(value, type)).toEqual({ ok: true, value: expected }),
  );

  test.each<[string, JsonValue]>([
    ['int', 'twelve'],
    ['int', ''],
    ['int', true],
    ['int', '0x10'],
    ['float', '1,5'],
    ['float', [1]],
    ['float', '1e999'],
    ['bool', 'perhaps'],
    ['bool', 2],
    ['DateTime', '2027-02-29'],
    ['DateTime', '2026-13-01'],
    ['DateTime', '2026-11-21T24:00Z'],
    ['DateTime', 'tomorrow'],
    ['DateTime', 20261121],
  ])('a variable of type %s rejects %j', (type, value) => expect(convertValue(value, type)).toEqual({ ok: false }));

  test.each(types)('a variable of type %s can be null', (type) =>
    expect(convertValue(null, type)).toEqual({ ok: true, value: null }),
  );

  test('converting a value twice gives the same value as converting it once', () => {
    const json = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<JsonValue>; // The generated values are JSON.
    fc.assert(
      fc.property(json, fc.constantFrom(...types), (value, type) => {
        const once = convertValue(value, type);
        if (once.ok) expect(convertValue(once.value, type)).toEqual(once);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the variables of a project', () => {
  const said = (values: JsonValue, text: string) =>
    heard(project([begin('e'), end('e', text)], { Variables: values }), [])[0];

  test('variables start with their default value, or empty', () => {
    const all = variables(
      ['s', 'string'],
      ['b', 'bool'],
      ['i', 'int'],
      ['f', 'float', '1.5'],
      ['d', 'DateTime'],
      ['x', 'strange', 'y'],
    );
    expect(said(all, '{tv.s}|{tv.b}|{tv.i}|{tv.f}|{tv.d}|{tv.x}')).toBe('|no|0|1.5||y');
  });

  test('the first of two variables with one name is used', () => {
    expect(said(rows(['a', { Name: 'x', DefaultValue: '1' }], ['b', { Name: 'x', DefaultValue: '2' }]), '{tv.x}')).toBe(
      '1',
    );
  });

  test.each([
    [['ALK_Mine', 'string'], 'ReservedName p Variables/v-ALK_Mine/Name'],
    [['__proto__', 'string'], 'ReservedName p Variables/v-__proto__/Name'],
    [['my name', 'string'], 'UnwritableName p Variables/v-my name/Name'],
    [['n', 'int', 'many'], 'InvalidDefault p Variables/v-n/DefaultValue'],
  ] as const)('the variable definition %j is reported', (variable, problem) => {
    expect(problemsOf(project([begin('e'), end('e', 'x')], { Variables: variables(variable) }))).toEqual([problem]);
  });

  test('two variables with one name are reported', () => {
    expect(
      problemsOf(project([begin('e'), end('e', 'x')], { Variables: rows(['a', { Name: 'x' }], ['b', { Name: 'x' }]) })),
    ).toEqual(['DuplicateVariable p Variables/b/Name']);
  });
});

test.each([
  [rows(['i', { Name: 'Empty' }]), 'EmptyIntent p Intents/i/Samples'],
  [rows(['i', { Name: ' ' }]), undefined],
  [[], undefined],
])('the intents %j have the problem %s', (intents, problem) => {
  expect(problemsOf(project([begin('e'), end('e', 'x')], { Intents: intents }))[0]).toBe(problem);
});

test.each([
  [rows(['sizes', { Name: 'Sizes' }]), 'EmptySlotType p SlotTypes/sizes/Values'],
  [rows(['sizes', { Name: '' }]), undefined],
])('the lists %j have the problem %s', (lists, problem) => {
  expect(problemsOf(project([begin('e'), end('e', 'x')], { SlotTypes: lists }))[0]).toBe(problem);
});

test('a project or workflow without a Start node is reported', () => {
  expect(problemsOf(project([end('e', 'x')]))).toEqual(['NoStart p', 'MissingStart main']);
});
