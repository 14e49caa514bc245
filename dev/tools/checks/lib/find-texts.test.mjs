import { describe, expect, test } from 'vitest';
import { findJsonTexts, findMessageTexts, findTitles } from './find-texts.mjs';

describe('the titles of tests', () => {
  test('a title is found on its line, and other texts are not', () => {
    const source = "describe('a team', () => {\n  test.only('invites', () => {\n    expect('no title');\n  });\n});";
    expect(findTitles('a.test.ts', source)).toEqual([
      { line: 0, text: 'a team' },
      { line: 1, text: 'invites' },
    ]);
  });

  test('a title below rows is found, whatever the rows contain', () => {
    const source = "test.each([\n  ['(', ')'],\n  ['x', 'y'],\n])(\n  'rejects %s',\n  () => {},\n);";
    expect(findTitles('a.test.ts', source)[0]).toEqual({ line: 4, text: 'rejects %s' });
  });

  test('a title below a table in backticks is found', () => {
    const source = "test.each`\n  a | b\n  ${1} | ${2}\n`('adds $a and $b', () => {});";
    expect(findTitles('a.test.ts', source).map(({ text }) => text)).toEqual(['adds $a and $b']);
  });

  test('the cells of rows that a title shows are found, and other cells are not', () => {
    const source = "test.each([\n  ['a', 'b', 'c'],\n  'd',\n])('moves %s to %s', () => {});";
    expect(findTitles('a.test.ts', source)).toEqual([
      { line: 3, text: 'moves %s to %s' },
      { line: 1, text: 'a' },
      { line: 1, text: 'b' },
      { line: 2, text: 'd' },
    ]);
  });

  test('no cell is found below a title that shows none', () => {
    expect(findTitles('a.test.ts', "test.each([['a']])('moves', () => {});").map(({ text }) => text)).toEqual([
      'moves',
    ]);
  });

  test('the placeholders of a title are left out', () => {
    expect(findTitles('a.test.ts', 'test(`answers ${a} with ${b}.`, () => {});')).toEqual([
      { line: 0, text: 'answers … with ….' },
    ]);
  });
});

describe('the texts of messages', () => {
  test('every text is found, except the names of imported modules', () => {
    const source =
      "import { a } from './anew.ts';\nexport const m = {\n  one: 'One',\n  two:\n    'Two' + `Three ${a}`,\n};";
    expect(findMessageTexts('m.ts', source).map(({ text }) => text)).toEqual(['One', 'Two', 'Three …']);
  });
});

describe('the texts of JSON', () => {
  test('values are found with their lines, keys are not', () => {
    const source = JSON.stringify({ Anew: { Label: 'Say "hello"', List: ['One', 2, true] } }, undefined, 2);
    expect(findJsonTexts(source)).toEqual([
      { line: 2, key: 'Label', text: 'Say "hello"' },
      { line: 4, key: undefined, text: 'One' },
    ]);
  });
});
