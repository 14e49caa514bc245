import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareAnswers } from './compare-answers.ts';

function answer(texts: readonly string[], ended = false) {
  const outputs = texts.map((displayText) => ({
    type: 'response',
    displayText,
    headingText: '',
    suggestionChips: [],
  }));
  // Only the parts of a turn that are compared.
  return { result: { outputs, ended } } as never as Parameters<typeof compareAnswers>[0];
}

describe('compareAnswers', () => {
  test('comparing equal answers gives no lines', () => {
    expect(compareAnswers(answer(['a', 'b']), answer(['a', 'b']))).toEqual([]);
  });

  test('comparing answers lists common, removed and added lines in order', () => {
    expect(compareAnswers(answer(['a', 'b', 'c']), answer(['a', 'x', 'c', 'd']))).toEqual([
      { text: 'a', in: 'both' },
      { text: 'b', in: 'before' },
      { text: 'x', in: 'now' },
      { text: 'c', in: 'both' },
      { text: 'd', in: 'now' },
    ]);
  });

  test('answers with equal text differ when only one ends the conversation', () => {
    expect(compareAnswers(answer(['a']), answer(['a'], true))).toEqual([{ text: 'a', in: 'both' }]);
  });

  test('the compared lines always contain both answers', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 });
    fc.assert(
      fc.property(lines, lines, (was, is) => {
        const told = compareAnswers(answer(was), answer(is));
        const textsIn = (side: string) => told.filter((line) => line.in === 'both' || line.in === side);
        if (told.length === 0) expect(was).toEqual(is);
        else {
          expect(textsIn('before').map(({ text }) => text)).toEqual(was);
          expect(textsIn('now').map(({ text }) => text)).toEqual(is);
        }
      }),
    );
  });
});
