import { getEnglish, type JsonValue } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { ValueTooLarge } from '../run/limits/turn-exceptions.ts';
import { compileExpression } from './compile-expression.ts';

const known: Readonly<Record<string, JsonValue>> = {
  items: ['tea', 'cake', 'Tea'],
  prices: [3, '4.5', 2],
  one: 'tea',
  empty: '',
  long: 'x'.repeat(60_000),
};

function evaluate(source: string) {
  const faults: string[] = [];
  const value = compileExpression(
    source,
    () => undefined,
  )({
    getValue: (name) => known[name] ?? null,
    spend: () => undefined,
    reportFault: (message) => faults.push(getEnglish(message)),
    toWords: String,
  });
  return { value, faults };
}

describe('functions on lists', () => {
  test.each<[string, JsonValue]>([
    ['append(items, "jam")', ['tea', 'cake', 'Tea', 'jam']],
    ['append(empty, "jam")', ['jam']],
    ['append(nothing, 2)', [2]],
    ['append(one, 2)', ['tea', 2]],
    ['item(items, 2)', 'cake'],
    ['item(items, len(items))', 'Tea'],
    ['item(items, 0)', ''],
    ['item(items, 4)', ''],
    ['position(items, "cake")', 2],
    ['position(items, "TEA")', 3],
    ['position(items, "jam")', 0],
    ['position(prices, 4.50)', 2],
    ['position(empty, "")', 0],
    ['remove(items, 1)', ['cake', 'Tea']],
    ['remove(items, position(items, "jam"))', ['tea', 'cake', 'Tea']],
    ['sum(prices)', 9.5],
    ['sum(empty)', 0],
    ['join(items)', 'tea, cake, Tea'],
    ['join(items, " and ")', 'tea and cake and Tea'],
    ['join(empty)', ''],
  ])('the expression %s evaluates to %j', (source, expected) => {
    expect(evaluate(source)).toEqual({ value: expected, faults: [] });
  });

  test('a list in a variable does not change by a function', () => {
    evaluate('append(remove(items, 1), "jam")');
    expect(known['items']).toEqual(['tea', 'cake', 'Tea']);
  });

  test.each(['sum(items)', 'item(items, "x")', 'remove(items, "x")'])('the expression %s reports a fault', (source) => {
    expect(evaluate(source)).toEqual({ value: null, faults: [expect.stringContaining('needs numbers')] });
  });

  test.each(['append(append(items, long), long)', 'join(append(append(items, 1), 2), long)'])(
    'the expression %s stops before its value is too large',
    (source) => {
      expect(() => evaluate(source)).toThrow(ValueTooLarge);
    },
  );
});
