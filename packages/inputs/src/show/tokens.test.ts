import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitGuidSegments, lacksGuidFirst, splitTokens, listTokenNames } from './tokens.ts';

const page = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const parameter = '9b2f3c1e-0000-4000-8000-00000000000a';

describe('the tokens of a text', () => {
  test('tokens are found with and without the prefix ALK_ (A3.52)', () => {
    expect(splitTokens('Hi {tv.Name}, on {tv.ALK_Platform}!')).toEqual([
      { type: 'text', text: 'Hi ' },
      { type: 'token', text: '{tv.Name}', name: 'Name' },
      { type: 'text', text: ', on ' },
      { type: 'token', text: '{tv.ALK_Platform}', name: 'ALK_Platform' },
      { type: 'text', text: '!' },
    ]);
    expect(listTokenNames('{tv.A}{tv.B} {tv.A}')).toEqual(['A', 'B']);
  });

  test.each(['', 'plain', '{tv.}', '{tv.a b}', '{tv.half', '{TV.Name}', '{tv.a{tv.b'])(
    'no tokens are found in %j',
    (text) => {
      expect(listTokenNames(text)).toEqual([]);
    },
  );

  test('the parts of a text with tokens make up the whole text', () => {
    const piece = fc.constantFrom('{tv.Name}', '{tv.', '}', 'ALK_', '.', ' ', '{', 'é', `{tv.${page}.${parameter}}`);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const parts = splitTokens(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const [at, part] of parts.entries()) {
          expect(part.text).not.toBe('');
          if (part.type === 'text') expect(parts[at + 1]?.type).not.toBe('text');
          else expect(listTokenNames(part.text)).toEqual([part.name]);
        }
      }),
    );
  });
});

describe('a token made of GUIDs', () => {
  test('a token made of GUIDs names a page parameter or a variable of a bucket (A3.53)', () => {
    expect(splitGuidSegments(`${page}.${parameter}`)).toEqual([page, parameter]);
    expect(splitGuidSegments(page)).toEqual([page]);
    expect(splitGuidSegments(`${page}.Name`)).toBeUndefined();
    expect(splitGuidSegments('Name')).toBeUndefined();
  });

  test('a token of a page parameter has a GUID as its first segment (A5.15)', () => {
    expect(
      [`Page.${parameter}`, `.${parameter}`, `${page}.${parameter}`, 'Page.Name', 'Name'].map(lacksGuidFirst),
    ).toEqual([true, true, false, false, false]);
  });
});
