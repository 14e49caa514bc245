import { describe, expect, test } from 'vitest';
import { readJsonText, toJsonText, type JsonText } from './json-text.ts';

interface Point {
  readonly x: number;
  readonly label?: string;
}

describe('JSON text with a shape', () => {
  test('a value that is written is read again with its type', () => {
    const text: JsonText<Point> = toJsonText({ x: 1 });
    expect(text).toBe('{"x":1}');
    const { x, label }: Point = readJsonText(text);
    expect([x, label]).toEqual([1, undefined]);
  });

  test('text of another shape and plain text do not compile', () => {
    // @ts-expect-error: a text needs its shape
    const plain: JsonText<Point> = '{"x":1}';
    // @ts-expect-error: another shape
    const other: JsonText<Point> = toJsonText({ y: 1 });
    const listed = toJsonText([1]);
    // @ts-expect-error: a list of numbers
    const mixed: JsonText<Point> = listed;
    expect([plain, other, mixed]).toEqual(['{"x":1}', '{"y":1}', '[1]']);
  });
});
