import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerDifference } from './answer-difference.ts';

function answer(texts: readonly string[], ended = false) {
  const outputs = texts.map((displayText) => ({
    type: 'response',
    displayText,
    headingText: '',
    suggestionChips: [],
  }));
  // As much of a turn as is compared.
  return { result: { outputs, ended } } as never as Parameters<typeof answerDifference>[0];
}

describe('what has become of an answer', () => {
  test('is nothing where it is the same', () => {
    expect(answerDifference(answer(['a', 'b']), answer(['a', 'b']))).toEqual([]);
  });

  test('is told line by line, what is in both in its order', () => {
    expect(answerDifference(answer(['a', 'b', 'c']), answer(['a', 'x', 'c', 'd']))).toEqual([
      { text: 'a', in: 'both' },
      { text: 'b', in: 'before' },
      { text: 'x', in: 'now' },
      { text: 'c', in: 'both' },
      { text: 'd', in: 'now' },
    ]);
  });

  test('is told where the words are the same but the conversation is over', () => {
    expect(answerDifference(answer(['a']), answer(['a'], true))).toEqual([{ text: 'a', in: 'both' }]);
  });

  test('holds both answers, whatever they are', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 });
    fc.assert(
      fc.property(lines, lines, (was, is) => {
        const told = answerDifference(answer(was), answer(is));
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
