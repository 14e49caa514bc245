import { expect, test } from 'vitest';
import { toWords } from '../to-words.ts';

const regions = { en: 'US', de: 'DE', es: 'ES', fr: 'FR' } as const;
const read = (text: string, language: keyof typeof regions) =>
  toWords(text, { language, region: regions[language], year: 2026 });

test.each([
  ['FREQ=DAILY', 'every day', 'jeden Tag', 'cada día', 'chaque jour'],
  ['FREQ=HOURLY;INTERVAL=8', 'every 8 hours', 'alle 8 Stunden', 'cada 8 horas', 'toutes les 8 heures'],
  [
    'FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0',
    'every Tuesday at 9:00 AM',
    'jeden Dienstag um 9:00 Uhr',
    'cada martes a las 9:00',
    'chaque mardi à 9:00',
  ],
  [
    'FREQ=DAILY;BYHOUR=8,20;BYMINUTE=30',
    'every day at 8:30 AM and 8:30 PM',
    'jeden Tag um 8:30 und 20:30 Uhr',
    'cada día a las 8:30 y 20:30',
    'chaque jour à 8:30 et 20:30',
  ],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'every weekday', 'jeden Werktag', 'de lunes a viernes', 'du lundi au vendredi'],
  [
    'FREQ=WEEKLY;BYDAY=SA,SU',
    'every Saturday and Sunday',
    'jeden Samstag und Sonntag',
    'cada sábado y domingo',
    'chaque samedi et dimanche',
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
    'every 2 weeks on Monday',
    'alle 2 Wochen am Montag',
    'cada 2 semanas el lunes',
    'toutes les 2 semaines le lundi',
  ],
  [
    'FREQ=MONTHLY;BYMONTHDAY=1',
    'every month on the 1st',
    'jeden Monat am 1.',
    'cada mes el día 1',
    'chaque mois le 1er',
  ],
  [
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    'every month on the last day',
    'jeden Monat am letzten Tag',
    'cada mes el último día',
    'chaque mois le dernier jour',
  ],
  [
    'FREQ=MONTHLY;BYDAY=2TU',
    'every month on the second Tuesday',
    'jeden Monat am zweiten Dienstag',
    'cada mes el segundo martes',
    'chaque mois le deuxième mardi',
  ],
  [
    'FREQ=MONTHLY;BYDAY=-1FR',
    'every month on the last Friday',
    'jeden Monat am letzten Freitag',
    'cada mes el último viernes',
    'chaque mois le dernier vendredi',
  ],
  [
    'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3',
    'every year on March 3',
    'jedes Jahr am 3. März',
    'cada año el 3 de marzo',
    'chaque année le 3 mars',
  ],
  [
    'FREQ=YEARLY;BYMONTH=12',
    'every year in December',
    'jedes Jahr im Dezember',
    'cada año en diciembre',
    'chaque année en décembre',
  ],
])('the rule %s is said in the language of the conversation', (text, english, german, spanish, french) => {
  expect(read(text, 'en')).toBe(english);
  expect(read(text, 'de')).toBe(german);
  expect(read(text, 'es')).toBe(spanish);
  expect(read(text, 'fr')).toBe(french);
});

test.each([
  [11, '11th'],
  [12, '12th'],
  [21, '21st'],
  [23, '23rd'],
  [30, '30th'],
])('the day %i of a month is said as the %s', (day, said) => {
  expect(read(`FREQ=MONTHLY;BYMONTHDAY=${day}`, 'en')).toBe(`every month on the ${said}`);
});

test.each([
  'FREQ=SECONDLY',
  'FREQ=constructor',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=WEEKLY;COUNT=5',
  'FREQ=DAILY;BYDAY=MO',
  'FREQ=MONTHLY;BYDAY=MO',
  'FREQ=YEARLY;BYMONTH=13',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;BYHOUR=24;BYMINUTE=0',
  'FREQ=DAILY;BYHOUR=8,;BYMINUTE=0',
])('the text %s, which is not a rule that utterances can give, is said as it is', (text) => {
  expect(read(text, 'en')).toBe(text);
});
