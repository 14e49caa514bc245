import { numberedId } from '@confab/test-kit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterColleagues, findMentionAt, findMentionedIds, insertMention } from './mentions.ts';
import { splitCommentText } from './split-comment-text.ts';

const [adaId, benId] = [numberedId(1), numberedId(2)];
const colleagues = [
  { accountId: adaId, name: 'Ada Lovelace' },
  { accountId: benId, name: 'ben@example.test' },
];

describe('mentions', () => {
  it.each([
    ['@', 1, ''],
    ['Hello @ad', 9, 'ad'],
    ['Hello @ada lo', 13, 'ada lo'],
    ['(@ben', 5, 'ben'],
    ['Ask @ben@exa', 12, 'ben@exa'],
  ])('findMentionAt finds the mention at the @ in %s', (text, caret, typed) => {
    expect(findMentionAt(text, caret)?.typed).toBe(typed);
  });

  it.each([
    ['ada@example', 11],
    ['x@ada@example', 13],
    ['@ada', 0],
    ['Hello', 5],
    ['@ada is well', 12],
    ['@ada\nnext', 9],
  ])('findMentionAt finds no mention in %s', (text, caret) => {
    expect(findMentionAt(text, caret)).toBeUndefined();
  });

  it('filterColleagues suggests people whose name or part of it begins with the text', () => {
    expect(filterColleagues('LOVE', colleagues).map(({ accountId }) => accountId)).toEqual([adaId]);
    expect(filterColleagues('b', colleagues).map(({ accountId }) => accountId)).toEqual([benId]);
    expect(filterColleagues('ben@exa', colleagues).map(({ accountId }) => accountId)).toEqual([benId]);
    expect(filterColleagues('', colleagues)).toHaveLength(2);
  });

  it('insertMention replaces the typed text with the name', () => {
    const done = insertMention('Hello @ad today', { from: 6, typed: 'ad' }, 'Ada Lovelace');
    expect(done).toEqual({ text: 'Hello @Ada Lovelace today', caret: 20 });
    expect(findMentionedIds(done.text, colleagues)).toEqual([adaId]);
  });
});

describe('findMentionedIds', () => {
  const named = (...names: readonly string[]) => names.map((name, at) => ({ accountId: numberedId(at + 1), name }));
  const max = named('Max', 'Max Müller', 'Ann', 'Anna', 'max@example.test', 'example');
  it.each([
    ['@Max Müller, please', ['Max Müller']],
    ['@Max and @Max Müller', ['Max', 'Max Müller']],
    ['@Maximilian', []],
    ['@Max2', []],
    ['@Max𝒜', []],
    ['@Max’s text (@Ann)', ['Max', 'Ann']],
    ['@Anna', ['Anna']],
    ['@max@example.test', ['max@example.test']],
    ['@Anna@Ann', ['Ann', 'Anna']],
    ['Max, Ann', []],
  ])('a mention is of the longest name at its position, which has to end there: %s', (text, names) => {
    const ids = findMentionedIds(text, max);
    expect(max.filter(({ accountId }) => ids.includes(accountId)).map(({ name }) => name)).toEqual(names);
  });

  it('colleagues of one name are all mentioned by it', () => {
    expect(findMentionedIds('@Max', named('Max', 'Max'))).toHaveLength(2);
  });
});

describe('splitCommentText', () => {
  it('splitCommentText links only http URLs and marks mentions', () => {
    const text = 'See https://example.test/a?b=1. @Ada Lovelace: javascript:alert(1)';
    expect(splitCommentText(text, ['Ada Lovelace'])).toEqual([
      { type: 'words', words: 'See ' },
      { type: 'link', words: 'https://example.test/a?b=1' },
      { type: 'words', words: '. ' },
      { type: 'name', words: '@Ada Lovelace' },
      { type: 'words', words: ': javascript:alert(1)' },
    ]);
  });

  it.each([
    ['Ask @Maximilian and @Max.', ['@Max']],
    ['@Max Müller or @Max', ['@Max Müller', '@Max']],
    ['@max@example.test and @Max@Ann', ['@max@example.test', '@Max', '@Ann']],
    ['@Max and @Ann are here', ['@Max', '@Ann']],
  ])('a mention is marked where it is one, with the longest name: %s', (text, marked) => {
    const parts = splitCommentText(text, ['Ann', 'Max', 'Max Müller', 'max@example.test']);
    expect(parts.filter(({ type }) => type === 'name').map(({ words }) => words)).toEqual(marked);
  });

  it('the parts of splitCommentText always join to the original text', () => {
    const words = fc.array(fc.oneof(fc.string(), fc.constantFrom('@Ada', 'https://x.test/', ' ', 'http://')));
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join('');
        expect(
          splitCommentText(text, ['Ada'])
            .map((part) => part.words)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
