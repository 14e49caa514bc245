import { expect, test } from 'vitest';
import { findEntities } from '../find-entities.ts';
import { parseExamples, readMeaning } from '../testing/examples.ts';

test.each(
  parseExamples(`
every day at six = FREQ=DAILY;BYHOUR=18;BYMINUTE=0 or FREQ=DAILY;BYHOUR=6;BYMINUTE=0
every third Friday = FREQ=WEEKLY;INTERVAL=3;BYDAY=FR or FREQ=MONTHLY;BYDAY=3FR
every first Friday = FREQ=MONTHLY;BYDAY=1FR
every seventh Friday = FREQ=WEEKLY;INTERVAL=7;BYDAY=FR
every Thursday to Sunday = FREQ=WEEKLY;BYDAY=TH,FR,SA,SU
every Saturday to Monday = FREQ=WEEKLY;BYDAY=MO,SA,SU
every Sunday and Monday = FREQ=WEEKLY;BYDAY=MO,SU
every day at 8 am, noon and 8 pm = FREQ=DAILY;BYHOUR=8,12,20;BYMINUTE=0
every day at 8 am and 8:30 pm = FREQ=DAILY;BYHOUR=8;BYMINUTE=0
every day from 9 am to 5 pm = FREQ=DAILY
9 am to 5 pm every day = FREQ=DAILY
every 2 hours at nine = FREQ=HOURLY;INTERVAL=2
every second Tuesday of the month = FREQ=MONTHLY;BYDAY=2TU
every month on the second Tuesday at 3 pm = FREQ=MONTHLY;BYDAY=2TU;BYHOUR=15;BYMINUTE=0
every year on February 29 = FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29
every year on February 30 = FREQ=YEARLY
every day except Sunday at 9 am = FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=9;BYMINUTE=0
every other day but Sunday = FREQ=DAILY;INTERVAL=2
every last Friday = FREQ=MONTHLY;BYDAY=-1FR
every other weekend = FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU
first Monday of each month = FREQ=MONTHLY;BYDAY=1MO
last Friday of every month = FREQ=MONTHLY;BYDAY=-1FR
every 15th = FREQ=MONTHLY;BYMONTHDAY=15
Tuesday every week = FREQ=WEEKLY;BYDAY=TU
every Christmas Eve = FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24
every year at Christmas = FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25
every Easter Monday =
every 0 weeks =
every 1.5 days =
every 5000 days =
`),
)('a recurrence has its rule, in English: %s = %s', (said, means) => {
  expect(readMeaning('recurrence', 'en', said)).toBe(means);
});

test.each([
  ['de', 'jeden dritten Donnerstag im Monat um 18 Uhr', 'FREQ=MONTHLY;BYDAY=3TH;BYHOUR=18;BYMINUTE=0'],
  ['de', 'dienstagabends um acht', 'FREQ=WEEKLY;BYDAY=TU;BYHOUR=20;BYMINUTE=0'],
  ['de', 'halbjährlich am 1. April', 'FREQ=MONTHLY;INTERVAL=6'],
  ['de', 'jede zweite Woche dienstags', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
  ['de', 'jeden letzten Freitag', 'FREQ=MONTHLY;BYDAY=-1FR'],
  ['de', 'täglich außer sonntags', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
  ['de', 'jedes zweite Wochenende', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU'],
  ['de', 'jedes Jahr an Silvester', 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=31'],
  ['es', 'todos los días menos los domingos', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
  ['fr', 'tous les jours sauf le dimanche', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
  ['fr', 'un week-end sur deux', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU'],
  ['fr', 'une table pour 4 à 20 heures tous les vendredis', 'FREQ=WEEKLY;BYDAY=FR;BYHOUR=20;BYMINUTE=0'],
  ['es', 'una vez por semana los viernes', 'FREQ=WEEKLY;BYDAY=FR'],
  ['es', 'todas las noches a las diez', 'FREQ=DAILY;BYHOUR=22;BYMINUTE=0'],
  ['es', 'cada quince días', 'FREQ=WEEKLY;INTERVAL=2'],
  ['fr', 'un mardi sur deux', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
  ['fr', 'le mardi', 'FREQ=WEEKLY;BYDAY=TU'],
  ['fr', 'le mardi prochain', ''],
  ['fr', 'le dernier vendredi du mois à midi', 'FREQ=MONTHLY;BYDAY=-1FR;BYHOUR=12;BYMINUTE=0'],
])('a recurrence has its rule, in %s: %s', (language, said, means) => {
  expect(readMeaning('recurrence', language, said).split(' or ')[0]).toBe(means);
});

test('a recurrence is also found without the moment of the utterance', () => {
  const [found] = findEntities('every Tuesday at nine', { language: 'en' }, ['recurrence']);
  expect(found?.value).toBe('FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0');
});

test.each([
  ['en', 'at nine every Tuesday', '09:00'],
  ['en', 'around nine every morning', '09:00'],
  ['en', 'at nine every night', '21:00'],
  ['de', 'um neun jeden Dienstag', '09:00'],
  ['es', 'a las nueve todos los martes', '09:00'],
])('an hour before a recurrence is a time, in %s: %s', (language, said, time) => {
  expect(readMeaning('time', language, said).split(' or ')[0]).toBe(time);
});

test.each([
  ['en', '5 to 10 every week', 'FREQ=WEEKLY'],
  ['en', 'we need 5 to 10 daily', 'FREQ=DAILY'],
  ['en', '9 to 5 daily', 'FREQ=DAILY'],
  ['en', 'increase it by 10 every day', 'FREQ=DAILY'],
  ['en', 'about 20 every day', 'FREQ=DAILY'],
  ['de', 'um 3 jeden Monat erhöhen', 'FREQ=MONTHLY'],
  ['es', 'las 2 todos', ''],
])(
  'a number before a recurrence is not a time unless a word such as "at" precedes it, in %s: %s',
  (language, said, rule) => {
    expect(readMeaning('time', language, said)).toBe('');
    expect(readMeaning('recurrence', language, said)).toBe(rule);
  },
);

test.each([
  ['en', 'Monday to Friday 9 to 5', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['en', 'Mondays 9 to 5', 'FREQ=WEEKLY;BYDAY=MO'],
  ['en', '9 to 5 on Mondays', 'FREQ=WEEKLY;BYDAY=MO'],
  ['en', '9 to 5 pm on Mondays', 'FREQ=WEEKLY;BYDAY=MO'],
  ['en', 'daily 9 to 5', 'FREQ=DAILY'],
  ['en', 'every day 10 to 6', 'FREQ=DAILY'],
  ['en', 'every day between 9 and 5', 'FREQ=DAILY'],
])('opening hours are not the time of a recurrence, in %s: %s', (language, said, rule) => {
  expect(readMeaning('recurrence', language, said)).toBe(rule);
});

test('minutes to an hour are the time of a recurrence after "at"', () => {
  const [likeliest] = readMeaning('recurrence', 'en', 'every day at ten to six').split(' or ');
  expect(likeliest).toBe('FREQ=DAILY;BYHOUR=17;BYMINUTE=50');
});

test.each([
  ['en', 'Mondays 25 to 9 am', 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=35'],
  ['en', 'around nine every Tuesday', 'FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0'],
  ['en', 'call me about 9 every Monday and Thursday', 'FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=9;BYMINUTE=0'],
  ['en', 'around ten every morning', 'FREQ=DAILY;BYHOUR=10;BYMINUTE=0'],
  ['en', 'at nine each Tuesday', 'FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0'],
  ['de', 'gegen neun jeden Dienstag', 'FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0'],
  ['es', 'sobre las nueve todos los martes', 'FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0'],
  ['en', 'about 20 every Monday', 'FREQ=WEEKLY;BYDAY=MO'],
  ['en', 'we are about eight every Tuesday', 'FREQ=WEEKLY;BYDAY=TU'],
  ['en', 'a table for about 8 every Friday', 'FREQ=WEEKLY;BYDAY=FR'],
  ['en', 'around ten every week', 'FREQ=WEEKLY'],
  ['en', 'two tickets at 9 each', ''],
])('a rough hour before the day of a recurrence is its time, in %s: %s', (language, said, rule) => {
  expect(readMeaning('recurrence', language, said).split(' or ')[0]).toBe(rule);
});

test.each([
  ['twenty to nine every Tuesday', 'FREQ=WEEKLY;BYDAY=TU;BYHOUR=8;BYMINUTE=40', '08:40'],
  ['twenty-five to nine every Tuesday', 'FREQ=WEEKLY;BYDAY=TU;BYHOUR=8;BYMINUTE=35', '08:35'],
  ['10 minutes to 9 every Tuesday', 'FREQ=WEEKLY;BYDAY=TU;BYHOUR=8;BYMINUTE=50', '08:50'],
  ['at ten to nine every Tuesday', 'FREQ=WEEKLY;BYDAY=TU;BYHOUR=8;BYMINUTE=50', '08:50'],
  ['every Tuesday twenty to nine', 'FREQ=WEEKLY;BYDAY=TU;BYHOUR=8;BYMINUTE=40', '08:40'],
  ['every Monday 10 before 9', 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=50', '08:50'],
  ['every day 5 before 9 am', 'FREQ=DAILY;BYHOUR=8;BYMINUTE=55', '08:55'],
  ['every day 12 before 3 pm', 'FREQ=DAILY;BYHOUR=14;BYMINUTE=48', '14:48'],
  ['nine to five every Tuesday', 'FREQ=WEEKLY;BYDAY=TU', ''],
  ['20 to 25 every Tuesday', 'FREQ=WEEKLY;BYDAY=TU', ''],
  ['sixteen to twenty every Tuesday', 'FREQ=WEEKLY;BYDAY=TU', ''],
])('minutes to an hour are the time of a recurrence where they cannot be opening hours: %s', (said, rule, time) => {
  expect(readMeaning('recurrence', 'en', said).split(' or ')[0]).toBe(rule);
  expect(readMeaning('time', 'en', said).split(' or ')[0]).toBe(time);
});

test.each([
  'Mondays 9 to 5',
  'every day 10 to 6',
  'Monday to Friday 10 to 6',
  '9 to 5 on Mondays',
  '9 to 5 Monday to Friday',
  'daily 10 to 6',
])('opening hours beside a recurrence are not minutes to an hour: %s', (said) => {
  expect(readMeaning('time', 'en', said)).toBe('');
});

test.each([
  ['en', 'every day until 5', 'FREQ=DAILY'],
  ['en', 'Mondays before 10', 'FREQ=WEEKLY;BYDAY=MO'],
  ['en', 'before 10 am on Mondays', 'FREQ=WEEKLY;BYDAY=MO'],
  ['de', 'täglich bis 22 Uhr', 'FREQ=DAILY'],
  ['de', 'bis 22 Uhr täglich', 'FREQ=DAILY'],
  ['es', 'todos los días hasta las 10', 'FREQ=DAILY'],
  ['es', 'todos los días antes de las 10', 'FREQ=DAILY'],
  ['fr', "tous les jours jusqu'à 22 heures", 'FREQ=DAILY'],
  ['fr', 'tous les jours avant 10 heures', 'FREQ=DAILY'],
])('the time at which something ends is not the time of a recurrence, in %s: %s', (language, said, rule) => {
  expect(readMeaning('recurrence', language, said)).toBe(rule);
});

test.each([
  ['en', '3x daily'],
  ['de', '3x täglich'],
  ['de', '3 x täglich'],
])('several times a day are not a recurrence, in %s: %s', (language, said) => {
  expect(readMeaning('recurrence', language, said)).toBe('');
});

test("the day of Monday's visit is not a recurrence", () => {
  expect(readMeaning('recurrence', 'en', "Monday's visit")).toBe('');
});
