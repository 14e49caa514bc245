import { describe, expect, test } from 'vitest';
import { findCorrection, findNamed, findPlaceAfterName, isOnlyCorrection } from './corrections.ts';

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

describe('a text that only corrects a value', () => {
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
  ])('a text with only words of a correction and of courtesy only corrects: "%s" (%s)', (drawn, language) => {
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
  ])('a text with other words does more than correct: "%s" (%s)', (drawn, language) => {
    expect(isOnly(drawn, language)).toBe(false);
  });

  test.each([
    ['change the day to [Friday]', 'en', 'Day'],
    ["sorry, I'd like to change my day to [Friday], please", 'en', 'Day'],
    ['no, the day is [Friday]', 'en', 'Day'],
    ['can you change the pick-up time to [5]?', 'en', 'Pick-up time'],
    ['ändere den Tag auf [Freitag]', 'de', 'Tag'],
    ['nein, der Tag soll [Freitag] sein', 'de', 'Tag'],
    ['quiero cambiar el día al [viernes]', 'es', 'día'],
    ['non, je voudrais changer le jour pour [vendredi]', 'fr', 'jour'],
  ])('a text that only corrects can name the question for the value: "%s" (%s)', (drawn, language, name) => {
    expect([isOnly(drawn, language, name), isOnly(drawn, language, 'Colour')]).toEqual([true, false]);
  });

  test.each([
    ['no day on [Friday]', 'en', 'Day'],
    ['change the menu of the day to [Friday]', 'en', 'Day'],
    ['no change of the day, only [Friday]', 'en', 'Day'],
    ['kein Tag am [Freitag]', 'de', 'Tag'],
  ])(
    'a text with the name of the question inside other words does more than correct: "%s" (%s)',
    (drawn, language, name) => {
      expect(isOnly(drawn, language, name)).toBe(false);
    },
  );

  test('a text that only corrects can correct several values', () => {
    const text = 'no, make it 5 people and Friday';
    const places = ['5', 'Friday'].map((value) => ({
      start: text.indexOf(value),
      end: text.indexOf(value) + value.length,
    }));
    expect(isOnlyCorrection(text, places, ['', ''], 'en')).toBe(true);
  });

  test('a text that only corrects can name the thing that the number counts, like its question', () => {
    expect([isOnly('no, [5] canoes', 'en', 'Number of canoes'), isOnly('no, [5] canoes', 'en', 'Boats')]).toEqual([
      true,
      false,
    ]);
  });
});

test('an item is found by its whole name, inflected or not', () => {
  const things = [{ name: 'day' }, { name: 'pick-up time' }, { name: 'guest' }, { name: '' }, { name: 'leaving day' }];
  const find = (text: string) => findNamed(text, things, 'en')?.name;
  expect([find('the number of guests'), find('the pick-up time'), find('the leaving day'), find('the time')]).toEqual([
    'guest',
    'pick-up time',
    'leaving day',
    undefined,
  ]);
});

test.each([
  ['the email is wrong', 'E-mail', 'en'],
  ['the e-mail is wrong', 'Email', 'en'],
  ['die E-Mail-Adresse ist falsch', 'Emailadresse', 'de'],
  ['the check in is wrong', 'Check-in', 'en'],
])('an item is found with or without its hyphen: %s, %s', (said, name, language) => {
  expect(findNamed(said, [{ name: 'day' }, { name }], language)?.name).toBe(name);
});

test.each([
  ['change the time to 9 please', 'time', 'en', '9'],
  ['no, the time should be half nine, we are 5', 'time', 'en', 'half nine'],
  ['change the time to a quarter to nine', 'time', 'en', 'quarter to nine'],
  ['ändere die Uhrzeit bitte auf 9', 'Uhrzeit', 'de', '9'],
  ['the time, please', 'time', 'en', undefined],
  ['we are 5', 'time', 'en', undefined],
  ['we are 5', '', 'en', undefined],
])('the value after the name of a question has none of the words around it: "%s"', (text, name, language, value) => {
  const place = findPlaceAfterName(text, name, language);
  expect(place && text.slice(place.start, place.end).trim()).toBe(value);
});
