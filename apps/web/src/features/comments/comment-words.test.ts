import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from './comment-text.tsx';
import { colleaguesFor, mentionAt, mentionsIn, withMention } from './mention.ts';

const colleagues = [
  { accountId: 'a', name: 'Ada Lovelace' },
  { accountId: 'b', name: 'ben@example.test' },
];

describe('calling somebody by name', () => {
  it.each([
    ['@', 1, ''],
    ['Hello @ad', 9, 'ad'],
    ['Hello @ada lo', 13, 'ada lo'],
    ['(@ben', 5, 'ben'],
  ])('begins at the @ of %s', (text, caret, typed) => {
    expect(mentionAt(text, caret)?.typed).toBe(typed);
  });

  it.each([
    ['ada@example', 11],
    ['Hello', 5],
    ['@ada is well', 12],
    ['@ada\nnext', 9],
  ])('does not begin in %s', (text, caret) => {
    expect(mentionAt(text, caret)).toBeUndefined();
  });

  it('offers whose name, or a part of it, begins like that', () => {
    expect(colleaguesFor('LOVE', colleagues).map(({ accountId }) => accountId)).toEqual(['a']);
    expect(colleaguesFor('b', colleagues).map(({ accountId }) => accountId)).toEqual(['b']);
    expect(colleaguesFor('', colleagues)).toHaveLength(2);
  });

  it('puts the name in the place of what was typed', () => {
    const done = withMention('Hello @ad today', { from: 6, typed: 'ad' }, 'Ada Lovelace');
    expect(done).toEqual({ text: 'Hello @Ada Lovelace today', caret: 20 });
    expect(mentionsIn(done.text, colleagues)).toEqual(['a']);
  });
});

describe('the text of a comment', () => {
  it('links pages and nothing else, and marks who is called', () => {
    const text = 'See https://example.test/a?b=1. @Ada Lovelace: javascript:alert(1)';
    expect(partsOf(text, ['@Ada Lovelace'])).toEqual([
      { type: 'words', words: 'See ' },
      { type: 'link', words: 'https://example.test/a?b=1' },
      { type: 'words', words: '. ' },
      { type: 'name', words: '@Ada Lovelace' },
      { type: 'words', words: ': javascript:alert(1)' },
    ]);
  });

  it('is all there, whatever it says', () => {
    const words = fc.array(fc.oneof(fc.string(), fc.constantFrom('@Ada', 'https://x.test/', ' ', 'http://')));
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join('');
        expect(
          partsOf(text, ['@Ada'])
            .map((part) => part.words)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
