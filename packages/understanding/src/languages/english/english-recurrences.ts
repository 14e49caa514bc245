import type { RecurrenceWords } from '../../entities/recurrences/recurrence-words.ts';

/** English words for recurrences. */
export const englishRecurrences: RecurrenceWords = {
  cycles: `
TM 30: half - hourly | half hourly | every half hour | every half an hour | every half - hour
TM 15: every quarter of an hour | every quarter hour
H 1: hourly
D 1: daily | day in day out
W 1: weekly
W 2: fortnightly | biweekly | bi - weekly | every fortnight | each fortnight
M 1: monthly
M 3: quarterly | every quarter | each quarter
M 6: half - yearly | half yearly | semiannually | semi - annually
Y 1: yearly | annually`,
  weekdayPlurals: `
1: mondays
2: tuesdays
3: wednesdays
4: thursdays
5: fridays
6: saturdays
7: sundays`,
  dayTimes: `
morning: morning
noon: lunchtime
afternoon: afternoon
evening: evening
night: night`,
  lastPlaces: ['last'],
  beforeListedDays: ['every', 'each', 'on'],
  recurrenceOpeners: ['every', 'daily'],
  beforeEndTimes: ['until', 'till', 'before'],
  recurrences: [
    'unit: <cycle>',
    'unit: once <cycle>',
    'unit: on a|an <cycle> basis',
    'never: twice|thrice <cycle>',
    'never: times|x <cycle>',
    'unit: every|each single? <unit>',
    'unit: every|each <count> <unit>',
    'unit: once a|an|per|every|each <unit>',
    'unit: once every <count> <unit>',
    'otherUnit: every|each other <unit>',
    'otherUnit: once every other <unit>',
    'nthUnit: every|each <ordinalDay> <unit>',
    'day: every|each single? <dayTime>',
    'days: every|each single? <weekdays>',
    'days: on <pluralWeekdays>',
    'days: <pluralWeekdays>',
    'days: always on|every <weekdays>',
    'range: <weekdayRange>',
    'days: on? <weekdays> every|each week',
    'otherDays: every|each other <weekdays>',
    'nthDays: every|each <ordinalDay> <weekdays>',
    'workdays: every|each single? weekday|workday',
    'workdays: every|each single? week|work|working|business day',
    'workdays: on? weekdays|workdays',
    'workdays: on? working|business days',
    'weekend: every|each single? weekend',
    'weekend: on|at? weekends',
    'otherWeekend: every|each other|second weekend',
    'monthDay: on|the the? <ordinalDay> day? of|in every|each month',
    'monthDay: <ordinalDay> of every|each month',
    'monthDay: every|each <ordinalDay> of|in the|every|each month',
    'monthDay: on? day <day> of every|each month',
    'monthDay: every|each <ordinalDigits> <end>',
    'lastDay: on? the? last day of|in every|each month',
    'lastDay: at? the? end of every|each month',
    'nthOfMonth: on|the the? <place> <weekdays> of|in every|each|the month',
    'nthOfMonth: <ordinalDay> <weekdays> of|in every|each month',
    'lastOfMonth: last <weekdays> of|in every|each month',
    'nthOfMonth: every|each <place> <weekdays> of|in the|every|each month',
    'nthOfMonth: every|each <place> <weekdays>',
    'yearDay: every|each <month> the? <day>',
    'yearDay: every|each <day> of? <month>',
    'yearDay: on|the the? <day> of? <month> of? every|each year',
    'yearDay: <day> <month> every|each year',
    'yearDay: on? <month> the? <day> every|each year',
    'inMonth: every|each <month>',
    'holiday: every|each <holiday>',
  ],
  recurrenceDays: [
    'days: on|every|each? a? <weekdays>',
    'exception: but|except|excluding|besides on|every? <weekdays>',
    'exception: apart|except from|for <weekdays>',
    'monthDay: on? the? <ordinalDay>',
    'monthDay: on day <day>',
    'lastDay: on? the last day',
    'nthOfMonth: on? the? <place> <weekdays>',
    'yearDay: on? the? <day> of? <month>',
    'yearDay: on? <month> the? <day>',
    'inMonth: in <month>',
    'holiday: on|at|for <holiday>',
  ],
  wholeRecurrences: ['days: <weekdays>', 'weekend: the? weekend', 'nthOfMonth: the? <place> <weekdays>'],
};
