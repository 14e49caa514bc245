import { describe, expect, test } from 'vitest';
import { jsonLimits, parseBoundedJson } from './bounded-json.ts';

const faultOf = (text: string, partsMax?: number) => parseBoundedJson(text, partsMax).fault?.kind;
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('JSON from outside (API-5)', () => {
  test('a document of 64 levels is accepted, one of more is refused before it is parsed', () => {
    expect(faultOf(`${'['.repeat(64)}1${']'.repeat(64)}`)).toBeUndefined();
    expect(faultOf(`${'['.repeat(65)}1${']'.repeat(65)}`)).toBe('depth');
    expect(faultOf(nested(200_000))).toBe('depth');
    // Not even valid JSON: the limits come first.
    expect(faultOf('['.repeat(200_000))).toBe('depth');
  });

  test('a document of 100,000 values is accepted, one of more is refused before it is parsed', () => {
    const list = (count: number) => `[${'0,'.repeat(count - 2)}0]`;
    expect(faultOf(list(jsonLimits.partsMax))).toBeUndefined();
    expect(faultOf(list(jsonLimits.partsMax + 1))).toBe('parts');
    expect(faultOf(`[${'{},'.repeat(8_000_000)}`)).toBe('parts');
  });

  test('brackets, commas and escaped quotes inside of texts are not counted', () => {
    const text = JSON.stringify({ a: `"[[[,,,${'{'.repeat(500)}\\`, b: [[], {}, ' '] });
    expect(faultOf(text, 7)).toBeUndefined();
    expect(faultOf(text, 5)).toBe('parts');
  });

  test.each([
    ['{"a":{"__proto__":1}}', 'key'],
    ['[{"constructor":1}]', 'key'],
    ['{"prototype":1}', 'key'],
    [String.raw`["\u0000"]`, 'nul'],
    [String.raw`{"\ud800":1}`, 'surrogate'],
    ['{"a":', 'syntax'],
    ['', 'syntax'],
  ])('%s is refused', (text, kind) => {
    expect(faultOf(text)).toBe(kind);
  });
});
