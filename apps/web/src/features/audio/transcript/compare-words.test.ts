import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWords } from './compare-words.ts';

const draw = (expected: string, heard: string) =>
  compareWords(expected, heard)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'missing' ? `-[${text}]` : `+[${text}]`))
    .join(' ');

test.each([
  ['Hello, how are you?', 'hello how are you', 'Hello, how are you?'],
  ['Welcome to the harbour café.', 'welcome to a harbour', 'Welcome to -[the] +[a] harbour -[café.]'],
  ['It’s open', "it's now open", 'It’s +[now] open'],
  ['', 'noise', '+[noise]'],
  ['Nothing said', '', '-[Nothing said]'],
])('compares %j with %j as %j', (expected, heard, drawn) => expect(draw(expected, heard)).toBe(drawn));

test('the equal and missing words form the text, the equal and extra words form the transcript', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd')).map((list) => list.join(' '));
  fc.assert(
    fc.property(words, words, (expected, heard) => {
      const runs = compareWords(expected, heard);
      const join = (kind: string) =>
        runs
          .filter((run) => run.kind !== kind)
          .map(({ text }) => text)
          .join(' ');
      expect([join('extra'), join('missing')]).toEqual([expected, heard]);
    }),
  );
});
