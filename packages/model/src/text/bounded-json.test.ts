import { describe, expect, test } from 'vitest';
import { parseBoundedJson } from './bounded-json.ts';
import { jsonLimits, JsonScanner } from './json-scanner.ts';

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

  test('brackets, commas and escaped quotes inside texts are not counted', () => {
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
    [String.raw`{"__pr\u006fto__":1}`, 'key'],
    [String.raw`["\ud83d"]`, 'surrogate'],
    [String.raw`["\ud83dx"]`, 'surrogate'],
    [String.raw`["\ud83d\n"]`, 'surrogate'],
    [String.raw`["\ud83d\ud83d"]`, 'surrogate'],
    [String.raw`["\ude00"]`, 'surrogate'],
    ['["\ud83d"]', 'surrogate'],
    ['{"a":', 'syntax'],
    ['', 'syntax'],
  ])('%s is refused: %s', (text, kind) => {
    expect(faultOf(text)).toBe(kind);
  });

  test.each([
    String.raw`["\ud83d\ude00", "😀", "ä", "\\u0000", "\"", "\\", "\u0041"]`,
    '["__proto__", "constructor", {"a": "prototype"}, {"constructor_": 1, "_constructor": 2, "__proto": 3}]',
  ])('%s is accepted', (text) => {
    expect(parseBoundedJson(text)).toEqual({ value: JSON.parse(text) });
  });
});

/** In UTF-8; of the other characters, the tests use only one. */
const toBytes = (text: string) =>
  Uint8Array.from([...text].flatMap((one) => (one === 'ä' ? [0xc3, 0xa4] : [one.charCodeAt(0)])));

describe('JSON that arrives in pieces', () => {
  const text = String.raw`{"a": [[], {}, " ,[{", {"b\u0062": "\ud83d\ude00", "ä": [1, 2]}], "a b": {"a": 1}, "__proto__": 0}`;
  const bytes = toBytes(text);
  const scanInPieces = (size: number) => {
    const scanner = new JsonScanner();
    for (let at = 0; at < bytes.length; at += size) scanner.push(bytes.subarray(at, at + size));
    const { depth, parts, keys, fault } = scanner;
    return { depth, parts, keys, fault };
  };

  test.each([1, 2, 3, 7, 1_000])('JSON in pieces of %d bytes is counted the same', (size) => {
    expect(scanInPieces(size)).toEqual({ depth: 4, parts: 13, keys: 5, fault: { kind: 'key', key: '__proto__' } });
  });

  test('JSON is not read beyond a limit', () => {
    const scanner = new JsonScanner(100);
    for (let count = 0; count < 1_000; count += 1) scanner.push(toBytes(`{"k${count}":0},`));
    expect([scanner.parts, scanner.keys, scanner.fault]).toEqual([101, 50, { kind: 'parts' }]);
  });
});
