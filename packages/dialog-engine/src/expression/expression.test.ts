import { getEnglish, type JsonValue } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ValueTooLarge } from '../run/limits/turn-exceptions.ts';
import { valueLimits } from '../run/limits/turn-limits.ts';
import { compileExpression } from './compile-expression.ts';
import { ExpressionFault } from './expression-fault.ts';

const known: Readonly<Record<string, JsonValue>> = {
  name: 'Ada',
  count: 3,
  price: 2.5,
  text: '10',
  yes: true,
  no: false,
  list: ['a', 'b'],
  'a.b-c': 'dotted',
};

function evaluate(source: string, values: Readonly<Record<string, JsonValue>> = known) {
  const faults: string[] = [];
  const value = compileExpression(
    source,
    () => undefined,
  )({
    getValue: (name) => (Object.hasOwn(values, name) ? (values[name] ?? null) : null),
    spend: () => undefined,
    reportFault: (message) => faults.push(getEnglish(message)),
    toWords: String,
  });
  return { value, faults };
}

describe('operators', () => {
  test.each<[string, JsonValue]>([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 2 - 3', 5],
    ['7 % 4', 3],
    ['-count + 1', -2],
    ['- -2', 2],
    ['0.1 + 0.2 < 0.31', true],
    ['0.1 + 0.2 == 0.3', true],
    ['0.1 + 0.2 <= 0.3', true],
    ['0.1 + 0.2 > 0.3', false],
    ['"1" + 2', 3],
    ['name + 1', 'Ada1'],
    ['name + nobody', 'Ada'],
    ['1 / 4', 0.25],
    ['count == 3', true],
    ['count == "3.0"', true],
    ['name == "ADA"', true],
    ['name != "Bob"', true],
    ['text > 9', true],
    ['"b" > "a"', true],
    ['count >= 3 && count <= 3', true],
    ['count < 3 || yes', true],
    ['yes and not no', true],
    ['not yes or yes', true],
    ['not name == "Bob"', true],
    ['!no == yes', true],
    ['!count', false],
    ['name contains "DA"', true],
    ['name startsWith "a"', true],
    ['name endsWith "a"', true],
    ['name contains nobody', false],
    ['count > 2 ? "many" : "few"', 'many'],
    ['no ? 1 : yes ? 2 : 3', 2],
    ['{tv.a.b-c} + "!"', 'dotted!'],
    ['{tv.count} + 1', 4],
    ['null == nobody', true],
    ['true', true],
    [String.raw`"a\"b\n" + 'c\'d'`, 'a"b\nc\'d'],
  ])('the expression %s evaluates to %j', (source, expected) => {
    expect(evaluate(source)).toEqual({ value: expected, faults: [] });
  });

  test('the operators "and" and "or" stop evaluating once the result is certain', () => {
    expect(evaluate('no && name * 2')).toEqual({ value: false, faults: [] });
    expect(evaluate('yes || name * 2')).toEqual({ value: true, faults: [] });
  });
});

describe('functions', () => {
  test.each<[string, JsonValue]>([
    ['len(name)', 3],
    ['len(list)', 2],
    ['lower(name) + upper(name)', 'adaADA'],
    ['trim("  x ")', 'x'],
    ['round(2.5)', 3],
    ['round(2.345, 2)', 2.35],
    ['floor(-1.2)', -2],
    ['ceil(1.2)', 2],
    ['abs(-3)', 3],
    ['min(3, count, 9)', 3],
    ['max(1, text)', 10],
    ['number("12")', 12],
    ['text(1.50)', '1.5'],
  ])('the expression %s evaluates to %j', (source, expected) =>
    expect(evaluate(source)).toEqual({ value: expected, faults: [] }),
  );
});

test.each(['1 / 0', 'name * 2', '5 % 0', '-name', 'number("x")', 'list - 1', 'yes ? 1 / 0 : 2'])(
  'the expression %s cannot be evaluated: its value is null and a fault is reported',
  (source) => {
    const { value, faults } = evaluate(source);
    expect([value, faults.length]).toEqual([null, 1]);
  },
);

describe('an invalid expression is rejected with a message for its author', () => {
  test.each([
    ['1 +', 'The expression ends too early.'],
    ['', 'The expression ends too early.'],
    ['(1', '")" is missing.'],
    ['1 2', 'Unexpected "2".'],
    ['"open', 'A text has no closing quotation mark.'],
    ['a # b', 'Unexpected "#".'],
    ['yes ? 1', '":" is missing.'],
    ['shout(1)', 'There is no function "shout".'],
    ['len()', '"len" does not take 0 values.'],
    ['round(1, 2, 3)', '"round" does not take 3 values.'],
    ['a = 1', 'Unexpected "=".'],
    ['a.b', 'Unexpected ".".'],
    ['1e3', 'Unexpected "1".'],
    ['('.repeat(200), 'The expression is nested too deeply.'],
    ['!'.repeat(200), 'The expression is nested too deeply.'],
    ['1'.repeat(10_001), 'The expression is too long.'],
    ['1+'.repeat(600), 'The expression is too long.'],
  ])('rejects %.20s', (source, message) => {
    expect(() => compileExpression(source, () => undefined)).toThrow(expect.objectContaining({ message }));
  });
});

test('compileExpression reports every name an expression uses, in either notation', () => {
  const names: string[] = [];
  compileExpression('a + {tv.b} ? c : len(d)', (name) => names.push(name));
  expect(names).toEqual(['a', 'b', 'c', 'd']);
});

test('names like "constructor" are ordinary names in an expression', () => {
  expect(evaluate('constructor').value).toBeNull();
  expect(evaluate('{tv.__proto__}').value).toBeNull();
});

const pieces = fc.constantFrom(
  ...'1 2.5 0 "a" "" name count yes nobody list + - * / % == != < > <= >= && || ! ( ) ? : , and or not contains len( max( {tv.x} null'.split(
    ' ',
  ),
);
const json = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<JsonValue>; // What it makes is JSON.

test('every expression that compiles evaluates to JSON, deterministically, and never throws', () => {
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 12 }),
      fc.dictionary(fc.constantFrom('name', 'count', 'yes', 'x'), json),
      (parts, values) => {
        let result: ReturnType<typeof evaluate>;
        try {
          result = evaluate(parts.join(' '), values);
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionFault);
          return;
        }
        expect(JSON.parse(JSON.stringify(result.value))).toEqual(result.value);
        expect(evaluate(parts.join(' '), values)).toEqual(result);
      },
    ),
    { numRuns: 3_000 },
  );
});

test('any text either compiles or is rejected with a message', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (source) => {
      try {
        compileExpression(source, () => undefined);
      } catch (error) {
        expect(error).toBeInstanceOf(ExpressionFault);
      }
    }),
    { numRuns: 1_000 },
  );
});

test.each(['x + x', 'upper(x)', 'x + 1'])(
  '%s throws instead of building a text that no variable can hold',
  (source) => {
    // The capital of this letter is two letters.
    const x = 'ß'.repeat(valueLimits.length);
    expect(() => evaluate(source, { x })).toThrow(ValueTooLarge);
    expect(evaluate('x + ""', { x }).value).toBe(x);
  },
);

test('an operation counts the characters that it touches before it is carried out', () => {
  const counted: number[] = [];
  const x = 'a'.repeat(8_000);
  const expression = compileExpression('x contains "b" or x == x', () => undefined);
  const spend = (operations: number, characters: number) => counted.push(operations + characters);
  expect(expression({ getValue: () => x, spend, reportFault: () => undefined, toWords: String })).toBe(true);
  // The `or`, a name, a comparison with one letter, two names and a comparison of both.
  expect(counted).toEqual([10, 4, 32_014, 4, 4, 16_010]);
});
