import { describe, expect, test } from 'vitest';
import { findCorrection, findNamed } from './corrections.ts';

describe('words of a correction', () => {
  test.each([
    ['no, for three people', 'en', 'clear'],
    ['Oh no, three', 'en', 'clear'],
    ['I meant three', 'en', 'clear'],
    ['make that a small one', 'en', 'clear'],
    ['can you change it to Friday', 'en', 'clear'],
    ['sorry, three', 'en', 'likely'],
    ['three instead', 'en', 'likely'],
    ['three people', 'en', undefined],
    ['nobody', 'en', undefined],
    ['nein, für drei', 'de', 'clear'],
    ['ich meine drei', 'de', 'clear'],
    ['mach bitte eine kleine daraus', 'de', 'clear'],
    ['ändere das auf Freitag', 'de', 'clear'],
    ['doch lieber drei', 'de', 'likely'],
    ['für drei Personen', 'de', undefined],
    ['neinsagen', 'de', undefined],
  ])('"%s" (%s) is %s', (text, language, correction) => {
    expect(findCorrection(text, language)).toBe(correction);
  });
});

test('a thing is found by its whole name, inflected or not', () => {
  const things = [{ name: 'pick-up time' }, { name: 'guest' }, { name: '' }];
  const find = (text: string) => findNamed(text, things, 'en')?.name;
  expect([find('the number of guests'), find('the pick-up time'), find('the time')]).toEqual([
    'guest',
    'pick-up time',
    undefined,
  ]);
});
