import type { Language } from '../words/language.ts';
import { formatExactTime } from './format-time.ts';

/**
 * Formats a day of UTC, such as that of a count, like other dates. In the zone of the account it might be another day.
 */
export function formatUtcDay(startMs: number, language: Language): string {
  return formatExactTime(startMs, 'UTC', language, 'date');
}

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de' };

/**
 * Creates a function that formats days of UTC without their year, for the axis of a chart; in the order of other dates.
 */
export function createShortDayFormat(language: Language): (startMs: number) => string {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (startMs) => format.format(startMs);
}
