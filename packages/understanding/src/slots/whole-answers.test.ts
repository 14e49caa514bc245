import { expect, test } from 'vitest';
import { fixedMoment } from '../entities/dates/calendar.ts';
import { createSlotFiller } from './slot-filler.ts';

const aMonday = fixedMoment(Date.UTC(2026, 0, 5, 10));

function fill(text: string, language: string, kinds: readonly string[], isAnswer = true) {
  const filler = createSlotFiller(
    kinds.map((type) => ({ id: type, type })),
    [],
    language,
  );
  return Object.fromEntries(filler.fill(text, kinds, aMonday, isAnswer));
}

test.each([
  ['en', '7', '19:00'],
  ['en', '7 please', '19:00'],
  ['en', '8.30', '20:30'],
  ['en', '12', '12:00'],
  ['en', 'seven', '19:00'],
  ['en', '730', '19:30'],
  ['en', '1930', '19:30'],
  ['en', 'half seven', '19:30'],
  ['en', '19h', '19:00'],
  ['de', 'acht', '20:00'],
  ['de', 'so acht', '20:00'],
  ['de', '19.30', '19:30'],
  ['de', '19h', '19:00'],
  ['de', 'mittags', '12:00'],
  ['es', '8', '20:00'],
  ['es', 'siete y media', '19:30'],
  ['fr', '20', '20:00'],
  ['fr', '20h30', '20:30'],
])('the whole answer to a question for a time may be a bare hour, in %s: %s', (language, said, time) => {
  expect(fill(said, language, ['time'])).toEqual({ time });
});

test.each([
  ['en', '16th', '2026-01-16'],
  ['en', 'the 16th', '2026-01-16'],
  ['en', 'the sixteenth, please', '2026-01-16'],
  ['de', 'den 16.', '2026-01-16'],
  ['de', '16.', '2026-01-16'],
  ['es', 'el 16', '2026-01-16'],
  ['fr', '16', '2026-01-16'],
])('the whole answer to a question for a date may be a bare day of the month, in %s: %s', (language, said, date) => {
  expect(fill(said, language, ['date'])).toEqual({ date });
});

test.each([
  ['en', 'age', '34 please', 34],
  ['en', 'age', 'about thirty four', 34],
  ['en', 'age', "it's 34, thanks", 34],
  ['en', 'age', '6 months', 0.5],
  ['en', 'age', '34yo', 34],
  ['en', 'age', 'he turned 40', 40],
  ['en', 'age', 'my son is 5', 5],
  ['de', 'age', '34 bitte', 34],
  ['fr', 'age', '34, merci', 34],
  ['en', 'percentage', '20 please', 20],
  ['de', 'percentage', 'etwa 12,5', 12.5],
  ['de', 'temperature', '21 bitte', { amount: 21, unit: 'C' }],
  ['en', 'temperature', 'about minus 3', { amount: -3, unit: 'C' }],
])(
  'the whole answer to a question for a measure may be a bare number with polite words, in %s as %s: %s',
  (language, kind, said, value) => {
    expect(fill(said, language, [kind])).toEqual({ [kind]: value });
  },
);

test.each(['34 people', '1/2', 'the 16th', 'six minutes late', 'table 7 please'])(
  'an answer with more words, or without a plain number, is not a measure: %s',
  (said) => {
    expect(['age', 'temperature', 'percentage'].map((kind) => fill(said, 'en', [kind]))).toEqual([{}, {}, {}]);
  },
);

test('a bare hour answers the question for a time, not a later one for a number', () => {
  expect(fill('8', 'en', ['time', 'number'])).toEqual({ time: '20:00' });
  expect(fill('8', 'en', ['number', 'time'])).toEqual({ number: 8 });
});

test.each(['8 people', 'table 7', '99', '1975', 'seven dwarfs', '2.5', 'the 16th floor'])(
  'an answer with more words, or without an hour, is neither a time nor a date: %s',
  (said) => {
    expect([fill(said, 'en', ['time']), fill(said, 'en', ['date'])]).toEqual([{}, {}]);
  },
);

test('a text that is not known to answer the question is read as any other', () => {
  expect(fill('8', 'en', ['time'], false)).toEqual({});
  expect(fill('8', 'en', ['time', 'number'], false)).toEqual({ number: 8 });
});

function chooseFrom(text: string, language: string, choices: string, isOpen = false) {
  const values = choices.split(' / ').map((line) => {
    const [value = '', ...synonyms] = line.split('|');
    return { value, synonyms };
  });
  const list = { id: 'list', name: 'choices', isOpen, values };
  return createSlotFiller([{ id: 'choice', type: 'list' }], [list], language)
    .fill(text, ['choice'], aMonday, true)
    .get('choice');
}

const times = 'ten minutes|short / an hour|1 hour|60 minutes';

test.each([
  ['en', times, '10', 'ten minutes'],
  ['en', times, 'ten', 'ten minutes'],
  ['en', times, 'maybe 10, please', 'ten minutes'],
  ['en', times, '60.', 'an hour'],
  ['en', 'size 38 / size 40', '40', 'size 40'],
  ['en', '1 to 3 people / 4 to 6 people', '4', '4 to 6 people'],
  ['en', 'under 12 / 13 to 16 / over 16', '13', '13 to 16'],
  ['de', '1 bis 3 Personen / 4 bis 6 Personen', '6', '4 bis 6 Personen'],
  ['de', 'zehn Minuten|kurz / eine Stunde', '10', 'zehn Minuten'],
  ['de', 'zehn Minuten|kurz / eine Stunde', 'zehn bitte', 'zehn Minuten'],
  ['es', 'diez minutos / una hora', '10', 'diez minutos'],
  ['fr', 'dix minutes / une heure', 'dix', 'dix minutes'],
  ['en', '1 to 4 / 5 to 10', '5', '5 to 10'],
  ['de', 'von 3 bis 5 / von 6 bis 9', '9', 'von 6 bis 9'],
  ['es', 'de 3 a 5 / de 6 a 9', '6', 'de 6 a 9'],
  ['fr', '1 heure / 2 heures', '2', '2 heures'],
  ['fr', '1 h / 2 h', '2', '2 h'],
  ['fr', '1 heure à vélo / 2 heures à pied', '2', '2 heures à pied'],
  ['es', '1 hora / 2 horas', '2', '2 horas'],
  ['es', '2 a 3 horas / 4 a 5 horas', '3', '2 a 3 horas'],
  ['en', '2 to 3 hours / 4 to 5 hours', '2', '2 to 3 hours'],
  ['en', 'Room:1 / Room:2', '2', 'Room:2'],
  ['en', 'M/38 / L/40', '40', 'L/40'],
  ['en', 'Set up 3 tables / Set up 5 tables', '3', 'Set up 3 tables'],
  ['en', 'More seats in the back row 3 / none', '3', 'More seats in the back row 3'],
])('a number alone chooses the only value that has it, in %s: %s, %s', (language, choices, said, value) => {
  expect(chooseFrom(said, language, choices)).toBe(value);
});

test.each([
  ['en', times, '20'],
  ['en', times, '10 people'],
  ['en', times, 'the first'],
  ['en', times, 'room 10'],
  ['en', times, '10.30'],
  ['en', 'under ten / over ten', '10'],
  ['en', '0 to 10 / 10 to 20', '10'],
  ['en', 'small / large', '2'],
  ['de', 'zehn Minuten / eine Stunde', 'um 11'],
  ['en', 'under 12 / 12 to 16', '12'],
  ['en', 'up to ten minutes / longer', '10'],
  ['en', 'under £12 / any price', '12'],
  ['en', 'less than 2 hours / half a day', '2'],
  ['en', 'adult / child under the age of 12', '12'],
  ['en', 'children up to the age of 12 / adult', '12'],
  ['fr', 'jusqu’à l’âge de 12 ans / adulte', '12'],
  ['de', 'unter 12 / Erwachsene', '12'],
  ['de', 'weniger als 5 / 6 bis 9', '5'],
  ['de', 'bis zu 4 Personen / Gruppe', '4'],
  ['es', 'menos de 12 años / adulto', '12'],
  ['fr', 'moins de 12 ans / adulte', '12'],
  ['fr', 'jusqu’à 12 ans / adulte', '12'],
  ['en', '9:00 / 10:30', '30'],
  ['en', '9 am / noon', '9'],
  ['fr', '9 heures du matin / midi', '9'],
  ['fr', 'de 9 h à 11 h / midi', '9'],
  ['es', 'de 9 a 11 horas / mediodía', '9'],
  ['es', 'de 9 a 11 horas / mediodía', '11'],
  ['en', 'from 3 to 5 pm / later', '3'],
  ['en', 'ten past 5 / later', '5'],
  ['en', 'on weekdays|24/7 / at weekends', '7'],
  ['en', '24/7 / at weekends', '24'],
])('a number that no value or several values contain chooses none, in %s: %s, %s', (language, choices, said) => {
  expect(chooseFrom(said, language, choices)).toBeUndefined();
});

test('a number alone is compared with the first 20 synonyms of each value', () => {
  const synonyms = Array.from({ length: 18 }, (_one, place) => `kind ${String.fromCharCode(97 + place)}`);
  const choices = `couple|${[...synonyms, 'nobody', 'us 2', 'us 3'].join('|')} / group`;
  expect([chooseFrom('2', 'en', choices), chooseFrom('3', 'en', choices)]).toEqual(['couple', undefined]);
});

test('a number is itself a value of an open list', () => {
  expect(chooseFrom('10', 'en', times, true)).toBe('10');
});
