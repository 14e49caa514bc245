import { assert, constantFrom, array, json, property } from 'fast-check';
import { expect, test } from 'vitest';
import { findSyntaxErrorLine } from './syntax-error-line.ts';

test.each([
  ['a comma after the last property', '{\n  "a": 1,\n}', 3],
  ['a comma after the last entry', '[\n  1,\n]', 3],
  ['a comment', '{\n  // the name\n  "a": 1\n}', 2],
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3],
  ['a missing colon', '{"a"\n1}', 2],
  ['single quotes', "{\n\n'a': 1}", 3],
  ['a key without quotes', '{\na: 1}', 2],
  ['a line break in a text', '["a",\n"b\n"]', 2],
  ['an unknown word', '[1,\nx]', 2],
  ['a number with a zero before it', '[\n01]', 2],
  ['a missing bracket at the end', '{\n"a": [1\n', 2],
  ['another bracket than the opened one', '[\n1\n}', 3],
  ['text after the end', '{}\n{}', 2],
])('the line of %s is found', (_fault, text, line) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(findSyntaxErrorLine(text)).toBe(line);
});

test('a text has a line with an error exactly when it cannot be parsed', () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const parts = array(
    constantFrom(
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '"a"',
      '"\\u00e9"',
      '"\u007F"',
      '\u00A0',
      '"',
      '\\',
      '"\n"',
      '-1.5e3',
      'null',
      ' ',
      '\n',
    ),
  );
  const broken = parts.map((all) => all.join(''));
  const check = (text: string) => {
    expect(findSyntaxErrorLine(text) === undefined).toBe(isJson(text));
  };
  assert(property(broken, check), { numRuns: 1000 });
  assert(property(json(), check));
});
