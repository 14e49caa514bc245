import { describe, expect, test } from 'vitest';
import { findCorrection, findNamed, isOnlyCorrection } from './corrections.ts';

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

describe('a text that does nothing but correct a value', () => {
  /** The value is in brackets. */
  const isOnly = (drawn: string, language: string, name = '') => {
    const [start, end] = [drawn.indexOf('['), drawn.indexOf(']') - 1];
    return isOnlyCorrection(drawn.replace(/[[\]]/g, ''), [{ start, end }], [name], language);
  };

  test.each([
    ['oh no, make it [5] people, please!', 'en'],
    ["no, it's for [5] of us", 'en'],
    ['change it to [Friday]', 'en'],
    ['ach nein, doch lieber für [5] Personen', 'de'],
    ['ändere das bitte auf [Freitag]', 'de'],
    ['perdón, mejor para [5] personas', 'es'],
    ["non, plutôt pour [5] personnes, s'il vous plaît", 'fr'],
  ])('has words of a correction and of courtesy: "%s" (%s)', (drawn, language) => {
    expect(isOnly(drawn, language)).toBe(true);
  });

  test.each([
    ['no nuts for [2] of us', 'en'],
    ['no people, [2] dogs', 'en'],
    ['no, [2], people say', 'en'],
    ['no change for the [2] of us', 'en'],
    ['nein, [2] essen keine Nüsse', 'de'],
    ['no, [2] celíacos', 'es'],
    ['non, [2] allergies', 'fr'],
    ['no, [2]', 'it'],
  ])('has no other words: "%s" (%s)', (drawn, language) => {
    expect(isOnly(drawn, language)).toBe(false);
  });

  test('may name what the number counts as its question does', () => {
    expect([isOnly('no, [5] canoes', 'en', 'Number of canoes'), isOnly('no, [5] canoes', 'en', 'Boats')]).toEqual([
      true,
      false,
    ]);
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
