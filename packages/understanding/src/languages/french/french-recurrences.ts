import type { RecurrenceWords } from '../../entities/recurrences/recurrence-words.ts';

/** French words for recurrences. */
export const frenchRecurrences: RecurrenceWords = {
  cycles: `
TM 30: toutes les demi - heures | chaque demi - heure
TM 15: tous les quarts d'heure
D 1: quotidiennement | au quotidien
W 1: hebdomadairement | tous les huit jours
W 2: tous les quinze jours | tous les 15 jours
M 1: mensuellement
M 3: trimestriellement | chaque trimestre | tous les trimestres
M 6: semestriellement | chaque semestre | tous les semestres
Y 1: annuellement`,
  weekdayPlurals: '',
  dayTimes: `
morning: matin | matins
noon: midi | midis
afternoon: après-midi | après - midi
evening: soir | soirs
night: nuit | nuits`,
  lastPlaces: ['dernier', 'derniers'],
  beforeListedDays: ['le', 'les', 'chaque', 'tous'],
  recurrenceOpeners: [],
  beforeEndTimes: ['jusqu', 'avant'],
  recurrences: [
    'unit: <cycle>',
    'unit: chaque <unit>',
    'unit: tous|toutes les <unit>',
    'unit: tous|toutes les <count> <unit>',
    'unit: une|1 fois par <unit>',
    'unit: une|1 fois tous|toutes les <count> <unit>',
    'unit: un|une <unit> sur <count>',
    'day: chaque <dayTime>',
    'day: tous|toutes les <dayTime>',
    'days: chaque <weekdays>',
    'days: tous? les <weekdays>',
    'days: toujours le <weekdays>',
    'range: <weekdayRange>',
    'days: un <weekdays> sur <count>',
    'days: tous les <count> <weekdays>',
    'habit: le <weekdays>',
    'workdays: en semaine',
    'workdays: chaque jour ouvrable|ouvré',
    'workdays: tous? les jours ouvrables|ouvrés|de? semaine?',
    'weekend: le|chaque week - end',
    'weekend: le|chaque weekend',
    'weekend: tous? les week - ends',
    'weekend: tous? les weekends',
    'otherWeekend: un week - end sur deux',
    'otherWeekend: un weekend sur deux',
    'monthDay: le <day> de chaque mois',
    'monthDay: le <day> de tous les mois',
    'monthDay: tous les <day> du mois',
    'lastDay: le? dernier jour de chaque mois',
    'lastDay: à? la? fin de chaque mois',
    'nthOfMonth: le|chaque <place> <weekdays> de chaque mois',
    'nthOfMonth: le|chaque <place> <weekdays> du mois',
    'nthOfMonth: tous les <place> <weekdays> du mois',
    'yearDay: tous les <day> <month>',
    'yearDay: chaque <day> <month>',
    'yearDay: le <day> <month> de chaque année',
    'yearDay: le <day> <month> de tous les ans',
    'inMonth: chaque mois? de? <month>',
    'holiday: chaque <holiday>',
  ],
  recurrenceDays: [
    'days: le|les|chaque? <weekdays>',
    'exception: sauf|excepté|hormis le|les? <weekdays>',
    'monthDay: le <day>',
    'lastDay: le dernier jour',
    'nthOfMonth: le|les? <place> <weekdays>',
    'yearDay: le <day> <month>',
    'inMonth: en <month>',
    'holiday: à <holiday>',
  ],
  wholeRecurrences: ['days: le|les? <weekdays>', 'nthOfMonth: le? <place> <weekdays>'],
};
