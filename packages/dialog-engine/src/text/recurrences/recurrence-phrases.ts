import { findLanguageByTag, type ProjectLanguage } from '@confab/model';

const units = ['MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
/** How often something happens, as RFC 5545 names it. */
type RecurrenceUnit = (typeof units)[number];

export function isRecurrenceUnit(text: string): text is RecurrenceUnit {
  return units.some((unit) => unit === text);
}

/** The phrases in which a language expresses a recurrence. */
export interface RecurrencePhrases {
  readonly every: Readonly<Record<RecurrenceUnit, string>>;
  readonly everyCount: Readonly<Record<RecurrenceUnit, (count: string) => string>>;
  readonly everyWeekday: (weekdays: string) => string;
  readonly workdays: string;
  /** After a rhythm with a count: every 2 weeks on Monday. */
  readonly onWeekdays: (weekdays: string) => string;
  readonly onDay: (day: number) => string;
  readonly onLastDay: string;
  /** A weekday of each month; the place is 1 to 5. */
  readonly onPlace: (place: number, weekday: string) => string;
  readonly onLastPlace: (weekday: string) => string;
  readonly onDate: (date: string) => string;
  readonly inMonth: (month: string) => string;
  readonly atTimes: (times: string) => string;
}

const [englishPlaces, germanPlaces, spanishPlaces, frenchPlaces] = [
  'first second third fourth fifth',
  'ersten zweiten dritten vierten fünften',
  'primer segundo tercer cuarto quinto',
  'premier deuxième troisième quatrième cinquième',
].map((words) => words.split(' '));

/** 1st, 2nd, 3rd and 4th. */
function toEnglishOrdinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  return `${day}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th'}`;
}

const phrases: Readonly<Record<ProjectLanguage, RecurrencePhrases>> = {
  en: {
    every: {
      MINUTELY: 'every minute',
      HOURLY: 'every hour',
      DAILY: 'every day',
      WEEKLY: 'every week',
      MONTHLY: 'every month',
      YEARLY: 'every year',
    },
    everyCount: {
      MINUTELY: (count) => `every ${count} minutes`,
      HOURLY: (count) => `every ${count} hours`,
      DAILY: (count) => `every ${count} days`,
      WEEKLY: (count) => `every ${count} weeks`,
      MONTHLY: (count) => `every ${count} months`,
      YEARLY: (count) => `every ${count} years`,
    },
    everyWeekday: (weekdays) => `every ${weekdays}`,
    workdays: 'every weekday',
    onWeekdays: (weekdays) => `on ${weekdays}`,
    onDay: (day) => `on the ${toEnglishOrdinal(day)}`,
    onLastDay: 'on the last day',
    onPlace: (place, weekday) => `on the ${englishPlaces?.[place - 1]} ${weekday}`,
    onLastPlace: (weekday) => `on the last ${weekday}`,
    onDate: (date) => `on ${date}`,
    inMonth: (month) => `in ${month}`,
    atTimes: (times) => `at ${times}`,
  },
  de: {
    every: {
      MINUTELY: 'jede Minute',
      HOURLY: 'jede Stunde',
      DAILY: 'jeden Tag',
      WEEKLY: 'jede Woche',
      MONTHLY: 'jeden Monat',
      YEARLY: 'jedes Jahr',
    },
    everyCount: {
      MINUTELY: (count) => `alle ${count} Minuten`,
      HOURLY: (count) => `alle ${count} Stunden`,
      DAILY: (count) => `alle ${count} Tage`,
      WEEKLY: (count) => `alle ${count} Wochen`,
      MONTHLY: (count) => `alle ${count} Monate`,
      YEARLY: (count) => `alle ${count} Jahre`,
    },
    everyWeekday: (weekdays) => `jeden ${weekdays}`,
    workdays: 'jeden Werktag',
    onWeekdays: (weekdays) => `am ${weekdays}`,
    onDay: (day) => `am ${day}.`,
    onLastDay: 'am letzten Tag',
    onPlace: (place, weekday) => `am ${germanPlaces?.[place - 1]} ${weekday}`,
    onLastPlace: (weekday) => `am letzten ${weekday}`,
    onDate: (date) => `am ${date}`,
    inMonth: (month) => `im ${month}`,
    atTimes: (times) => (/\d$/.test(times) ? `um ${times} Uhr` : `um ${times}`),
  },
  es: {
    every: {
      MINUTELY: 'cada minuto',
      HOURLY: 'cada hora',
      DAILY: 'cada día',
      WEEKLY: 'cada semana',
      MONTHLY: 'cada mes',
      YEARLY: 'cada año',
    },
    everyCount: {
      MINUTELY: (count) => `cada ${count} minutos`,
      HOURLY: (count) => `cada ${count} horas`,
      DAILY: (count) => `cada ${count} días`,
      WEEKLY: (count) => `cada ${count} semanas`,
      MONTHLY: (count) => `cada ${count} meses`,
      YEARLY: (count) => `cada ${count} años`,
    },
    everyWeekday: (weekdays) => `cada ${weekdays}`,
    workdays: 'de lunes a viernes',
    onWeekdays: (weekdays) => `el ${weekdays}`,
    onDay: (day) => `el día ${day}`,
    onLastDay: 'el último día',
    onPlace: (place, weekday) => `el ${spanishPlaces?.[place - 1]} ${weekday}`,
    onLastPlace: (weekday) => `el último ${weekday}`,
    onDate: (date) => `el ${date}`,
    inMonth: (month) => `en ${month}`,
    atTimes: (times) => (times.startsWith('1:') ? `a la ${times}` : `a las ${times}`),
  },
  fr: {
    every: {
      MINUTELY: 'chaque minute',
      HOURLY: 'chaque heure',
      DAILY: 'chaque jour',
      WEEKLY: 'chaque semaine',
      MONTHLY: 'chaque mois',
      YEARLY: 'chaque année',
    },
    everyCount: {
      MINUTELY: (count) => `toutes les ${count} minutes`,
      HOURLY: (count) => `toutes les ${count} heures`,
      DAILY: (count) => `tous les ${count} jours`,
      WEEKLY: (count) => `toutes les ${count} semaines`,
      MONTHLY: (count) => `tous les ${count} mois`,
      YEARLY: (count) => `tous les ${count} ans`,
    },
    everyWeekday: (weekdays) => `chaque ${weekdays}`,
    workdays: 'du lundi au vendredi',
    onWeekdays: (weekdays) => `le ${weekdays}`,
    onDay: (day) => `le ${day === 1 ? '1er' : day}`,
    onLastDay: 'le dernier jour',
    onPlace: (place, weekday) => `le ${frenchPlaces?.[place - 1]} ${weekday}`,
    onLastPlace: (weekday) => `le dernier ${weekday}`,
    onDate: (date) => `le ${date}`,
    inMonth: (month) => `en ${month}`,
    atTimes: (times) => `à ${times}`,
  },
};

/** The phrases for a language tag such as `de-AT`; English for languages without phrases. */
export function getRecurrencePhrases(language: string): RecurrencePhrases {
  return phrases[findLanguageByTag(language) ?? 'en'];
}
