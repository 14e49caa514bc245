import type { RecurrenceWords } from '../../entities/recurrences/recurrence-words.ts';
import { germanWeekdayPlurals } from './german-weekdays.ts';

const each = 'jeden|jede|jedes|jedem|jeder';

/** German words for recurrences. */
export const germanRecurrences: RecurrenceWords = {
  cycles: `
TM 30: halbstündlich | jede halbe Stunde | alle halbe Stunde | alle halben Stunden
TM 15: viertelstündlich | jede Viertelstunde
H 1: stündlich
D 1: täglich | tagtäglich
W 1: wöchentlich | allwöchentlich
W 2: zweiwöchentlich | vierzehntägig | vierzehntäglich | 14 - tägig | 14tägig
M 1: monatlich | allmonatlich
M 2: zweimonatlich
M 3: vierteljährlich | quartalsweise | jedes Quartal | jedes Vierteljahr
M 6: halbjährlich | jedes halbe Jahr | jedes Halbjahr
Y 1: jährlich | alljährlich`,
  weekdayPlurals: germanWeekdayPlurals,
  dayTimes: `
morning: Morgen | Vormittag
noon: Mittag
afternoon: Nachmittag
evening: Abend
night: Nacht`,
  lastPlaces: ['letzten', 'letzter', 'letztem', 'letzte'],
  beforeListedDays: ['jeden', 'jeder', 'jedem', 'am', 'an'],
  recurrenceOpeners: ['jeden', 'jede', 'täglich'],
  beforeEndTimes: ['bis', 'vor'],
  recurrences: [
    'unit: <cycle>',
    'unit: einmal <cycle>',
    'never: zweimal|dreimal|viermal|mehrmals <cycle>',
    'never: mal|x <cycle>',
    `unit: ${each} <unit>`,
    'unit: alle <count> <unit>',
    `unit: einmal am|pro|im|in|die|den|das|${each} der? <unit>`,
    'unit: einmal alle <count> <unit>',
    `nthUnit: ${each} <ordinalDay> <unit>`,
    `nthUnit: einmal ${each} <ordinalDay> <unit>`,
    `day: ${each} <dayTime>`,
    `days: an|am? ${each} <weekdays>`,
    'days: <pluralWeekdays>',
    'days: immer|jeweils <pluralWeekdays>',
    'days: immer|jeweils am <weekdays>',
    'range: <weekdayRange>',
    'days: am <weekdays> jede|jeder woche',
    `nthDays: an|am? ${each} <ordinalDay> <weekdays>`,
    'workdays: werktags|wochentags|werktäglich',
    `workdays: an? ${each} werktag|wochentag|arbeitstag`,
    'workdays: an werktagen|wochentagen|arbeitstagen',
    'workdays: unter der woche',
    `weekend: an|am? ${each} wochenende`,
    'weekend: an|am den? wochenenden',
    'weekend: immer|jeweils am wochenende',
    `otherWeekend: an|am? ${each} zweite|zweites|zweiten wochenende`,
    'monthDay: am|zum <ordinalDay> eines|in? jeden|jedes|jedem monats|monat',
    'monthDay: am|zum <ordinalDay> des|im monats|monat',
    `monthDay: an|zu? ${each} <ordinalDay> im|des|eines? monats|monat`,
    `monthDay: ${each} <ordinalDigits> <end>`,
    'lastDay: am? letzten|letzter tag eines|in? jeden|jedes|jedem monats|monat',
    'lastDay: am? letzten|letzter tag im monat',
    `lastDay: an? ${each} letzten tag im|des monats|monat`,
    'lastDay: am|zum|jeden? monatsletzten',
    'lastDay: am|zum? ende jedes|jeden monats',
    'nthOfMonth: am <place> <weekdays> eines|in? jeden|jedes|jedem monats|monat',
    'nthOfMonth: am <place> <weekdays> im|des monats|monat',
    `nthOfMonth: an? ${each} <place> <weekdays> im|des|eines? monats|monat`,
    `nthOfMonth: an? ${each} <place> <weekdays>`,
    `yearDay: an? ${each} <day> <month>`,
    'yearDay: am <day> <month> eines? jedes|jeden jahres|jahr',
    `inMonth: ${each} <month>`,
    `holiday: an|zu? ${each} <holiday>`,
  ],
  recurrenceDays: [
    'days: immer|jeweils? am|an? einem? <weekdays>',
    'exception: außer|ausser|ausgenommen am|an? <weekdays>',
    'monthDay: am|zum|den? <ordinalDay>',
    'monthDay: am <day> <end>',
    'lastDay: am letzten tag',
    'lastDay: am|zum monatsletzten',
    'nthOfMonth: am? <place> <weekdays>',
    'yearDay: am|den? <day> <month>',
    'inMonth: im <month>',
    'holiday: an|zu|am <holiday>',
  ],
  wholeRecurrences: ['days: <weekdays>', 'weekend: wochenende', 'nthOfMonth: <place> <weekdays>'],
};
