import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMeaning, parseExamples, findSpans } from '../testing/examples.ts';

test('a duration has months, weeks, days, hours and minutes as its units (P9.31, A3.68)', () => {
  const means = ['months', 'weeks', 'days', 'hours', 'minutes'].map((unit) =>
    readMeaning('duration', 'en', `3 ${unit}`),
  );
  expect(means).toEqual(['P3M', 'P3W', 'P3D', 'PT3H', 'PT3M']);
});

describe('durations in English', () => {
  test.each(
    parseExamples(`
an hour = PT1H
one hour = PT1H
an hour and a half = PT1H30M
one and a half hours = PT1H30M
1.5 hours = PT1H30M
half an hour = PT30M
a half hour = PT30M
a quarter of an hour = PT15M
three quarters of an hour = PT45M
90 minutes = PT90M
5 mins = PT5M
ten seconds = PT10S
2.5 seconds = PT2.5S
2 hours and 30 minutes = PT2H30M
two hours, thirty minutes and five seconds = PT2H30M5S
2h 30min = PT2H30M
1h30 = PT1H30M
1h30m = PT1H30M
two days = P2D
2 days and 3 hours = P2DT3H
a couple of days = P2D
a week = P1W
two weeks = P2W
2 and a half weeks = P17DT12H
a week and two days = P9D
a fortnight = P2W
3 months = P3M
half a year = P6M
two years and six months = P2Y6M
a year = P1Y
30 minutes and 2 hours = PT30M; PT2H
the second day =
an apple =
hours =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('duration', 'en', said)).toBe(means);
  });
});

describe('durations in German', () => {
  test.each(
    parseExamples(`
eine Stunde = PT1H
ne Stunde = PT1H
einer Stunde = PT1H
90 Minuten = PT90M
anderthalb Stunden = PT1H30M
eineinviertel Stunden = PT1H15M
3 1/2 Stunden = PT3H30M
eineinhalb Stunden = PT1H30M
zweieinhalb Stunden = PT2H30M
1,5 Stunden = PT1H30M
eine halbe Stunde = PT30M
eine Stunde und eine halbe = PT1H30M
eine Viertelstunde = PT15M
drei Viertelstunden = PT45M
eine Dreiviertelstunde = PT45M
zwei Stunden und 15 Minuten = PT2H15M
2 Std 15 Min = PT2H15M
drei Tage = P3D
drei Tagen = P3D
zwei Wochen = P2W
ein Monat = P1M
ein halbes Jahr = P6M
zwei Jahre, sechs Monate = P2Y6M
zehn Sekunden = PT10S
Stunden =
der zweite Tag =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('duration', 'de', said)).toBe(means);
  });
});

const amount = fc.integer({ min: 0, max: 999 });
const units = {
  en: ['years', 'months', 'days', 'hours', 'minutes', 'seconds'],
  de: ['Jahre', 'Monate', 'Tage', 'Stunden', 'Minuten', 'Sekunden'],
} as const;

describe('a formatted duration is read back', () => {
  test.each(['en', 'de'] as const)('a formatted duration of any units is read back in %s', (language) => {
    fc.assert(
      fc.property(fc.tuple(amount, amount, amount, amount, amount, amount), (amounts) => {
        fc.pre(amounts.some((one) => one > 0));
        const and = language === 'en' ? ' and ' : ' und ';
        const text = amounts
          .flatMap((one, place) => (one > 0 ? `${one} ${units[language][place] ?? ''}` : []))
          .join(and);
        const [years, months, days, hours, minutes, seconds] = amounts;
        const write = (parts: [number, string][]) =>
          parts.map(([one, unit]) => (one > 0 ? `${one}${unit}` : '')).join('');
        const time = write([
          [hours, 'H'],
          [minutes, 'M'],
          [seconds, 'S'],
        ]);
        const date = write([
          [years, 'Y'],
          [months, 'M'],
          [days, 'D'],
        ]);
        expect(readMeaning('duration', language, text)).toBe(`P${date}${time === '' ? '' : `T${time}`}`);
      }),
    );
  });
});

test.each([
  ['es', 'de 14 a 15 horas', ''],
  ['es', 'reserva entre 20 y 22 horas', ''],
  ['es', 'trabajo de 14 a 15 horas diarias', 'PT14H; PT15H'],
  ['es', 'dura de 2 a 3 horas', 'PT2H; PT3H'],
  ['fr', 'de 14 à 15 heures', ''],
  ['fr', 'entre 14 et 15 heures', ''],
  ['es', 'dura de 14 a 15 horas', 'PT14H; PT15H'],
  ['es', 'tarda entre 20 y 22 horas', 'PT20H; PT22H'],
  ['fr', 'ça dure entre 14 et 15 heures', 'PT14H; PT15H'],
])(
  'only late hours from one to another are times and no duration, unless more words describe them, in %s: %s',
  (language, said, means) => {
    expect(readMeaning('duration', language, said)).toBe(means);
  },
);

test('a duration covers all its units and nothing else', () => {
  expect(findSpans('duration', 'en', 'for 2 hours and 30 minutes and then rest a week')).toEqual([
    '2 hours and 30 minutes',
    'a week',
  ]);
});
