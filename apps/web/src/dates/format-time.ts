import { formatMoment, getIanaZone, type DateStyle } from '@confab/inputs';
import type { Language } from '../words/language.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** After a week the date is more useful than the distance. */
const longestMs = 7 * dayMs;

const styles = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
} as const;

/**
 * Formats a time in a time zone; in English in the formats of P9.26.
 *
 * @param timeZone its name in accounts; undefined for the zone of this browser.
 */
export function formatExactTime(
  utcMs: number,
  timeZone: string | undefined,
  language: Language,
  style: DateStyle = 'dateTime',
): string {
  if (language === 'en') return formatMoment(utcMs, timeZone, style);
  const zone = timeZone === undefined ? undefined : getIanaZone(timeZone);
  return new Intl.DateTimeFormat(language, { ...styles[style], timeZone: zone }).format(utcMs);
}

/**
 * Formats how long ago a time was, in the language of the interface.
 *
 * @returns undefined for times more than a week ago. A time in the future counts as now.
 */
export function formatTimeAgo(utcMs: number, nowMs: number, language: Language): string | undefined {
  const ago = Math.max(0, nowMs - utcMs);
  if (ago >= longestMs) return undefined;
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (ago < minuteMs) return words.format(0, 'second');
  if (ago < hourMs) return words.format(-Math.floor(ago / minuteMs), 'minute');
  if (ago < dayMs) return words.format(-Math.floor(ago / hourMs), 'hour');
  return words.format(-Math.floor(ago / dayMs), 'day');
}
