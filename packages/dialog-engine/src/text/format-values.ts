import { findLanguageByTag } from '@confab/model';

/** Where and when a value is read. */
export interface Reading {
  /** A language tag; a project may name a language that is none. */
  readonly language: string;
  /** The region of the person, such as `GB`. */
  readonly region: string | undefined;
  /** The current year where the person is; dates in other years include the year. */
  readonly year: number;
}

// A formatter takes thousands of times longer to create than to use. Languages, regions and styles are few.
const formattersMax = 200;
const dateFormatters = new Map<string, Intl.DateTimeFormat>();
const numberFormatters = new Map<string, Intl.NumberFormat>();

function findOrCreate<Formatter>(known: Map<string, Formatter>, key: string, create: () => Formatter): Formatter {
  const formatter = known.get(key) ?? create();
  if (known.size >= formattersMax) known.clear();
  known.set(key, formatter);
  return formatter;
}

/** Writes a date or a time, whose parts are those of UTC. */
export function formatDate(at: Date, reading: Reading, options: Intl.DateTimeFormatOptions): string {
  const locale = toLocale(reading);
  const create = () => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return tidy(findOrCreate(dateFormatters, `${locale} ${Object.keys(options).join(' ')}`, create).format(at));
}

/** Writes a number, with its unit or currency if it has one. */
export function formatNumber(value: number, reading: Reading, options: Intl.NumberFormatOptions): string {
  const locale = toLocale(reading);
  const create = () => new Intl.NumberFormat(locale, options);
  return tidy(findOrCreate(numberFormatters, `${locale} ${JSON.stringify(options)}`, create).format(value));
}

/** Joins words with that for 'and' before the last. */
export function joinList(items: readonly string[], reading: Reading): string {
  return new Intl.ListFormat(toLocale(reading), { type: 'conjunction' }).format(items);
}

/** Ordinary spaces, so that texts compare equal and are read out well. */
function tidy(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}

function toLocale({ language, region = '' }: Reading): string {
  const known = findLanguageByTag(language) ?? 'en';
  return /^(?:[a-z]{2}|\d{3})$/i.test(region) ? `${known}-${region}` : known;
}
