import { describe, expect, test } from 'vitest';
import { findPatternFaults } from './find-pattern-faults.mjs';

const find = (source, flags = '') => findPatternFaults({ source, flags });

describe('the running time of a regular expression', () => {
  test.each([
    ['^(?:a+)+$', 'can be divided among the repetitions'],
    ['^(?:a+)+$', '(exponential)'],
    ['^\\w+\\d*;$', 'can exchange characters (quadratic)'],
    ['\\s+$', 'runs again from every position of the text'],
    ['ab[^c]*c', 'runs again from every repetition of the start'],
    ['(', 'cannot be analysed'],
  ])('the pattern %s is found, because it %s', (source, why) => {
    const faults = find(source);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(why);
  });

  test.each([
    ['^a+$'],
    ['<[^<>]*>'],
    ['^\\s+|\\S$'],
    ['^(?:a+;)+$'],
    ['<[^>]*>', 'y'],
    ['^<[^>]*>'],
    ['\\w{1,20}\\d{1,20};'],
    ['[\\p{L}--[a-z]]', 'v'],
  ])('the pattern %s %s takes time linear in the text', (source, flags) => expect(find(source, flags)).toEqual([]));

  test('the beginning of a line is not an anchor when each line has one', () => {
    expect(find('^ab[^c]*c', 'm')).toEqual(find('ab[^c]*c'));
    expect(find('^ab[^c]*c')).toEqual([]);
  });
});
