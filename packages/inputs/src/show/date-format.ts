import { getIanaZone } from './time-zones.ts';

/** Which parts of a moment are shown: 'dateTime' is dd/MM/yyyy hh:mm a, 'date' dd/MM/yyyy, 'time' hh:mm a (P9.26). */
export type DateStyle = 'dateTime' | 'date' | 'time';

/** The digits of a moment on a wall clock. */
interface Moment {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

/**
 * Formats a stored date, yyyyMMddHHmmss, for display (P9.26).
 *
 * @returns '' for a text that is not a stored date.
 */
export function formatStoredDate(stored: string, style: DateStyle = 'dateTime'): string {
  const found = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)\d\d$/.exec(stored);
  if (!found) return '';
  const [, year = '', month = '', day = '', hour = '', minute = ''] = found;
  return format({ year, month, day, hour, minute }, style);
}

/**
 * Formats a moment for display, by the clock of a time zone (P9.26).
 *
 * @param timeZone its name in accounts; undefined for the zone of this device.
 */
export function formatMoment(utcMs: number, timeZone: string | undefined, style: DateStyle = 'dateTime'): string {
  return format(readClock(utcMs, timeZone), style);
}

function format({ year, month, day, hour, minute }: Moment, style: DateStyle): string {
  const date = `${day}/${month}/${year}`;
  const hours = Number(hour);
  const twelve = String(hours % 12 === 0 ? 12 : hours % 12).padStart(2, '0');
  const time = `${twelve}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
  if (style === 'dateTime') return `${date} ${time}`;
  return style === 'date' ? date : time;
}

function readClock(utcMs: number, timeZone: string | undefined): Moment {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZone === undefined ? undefined : getIanaZone(timeZone),
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(utcMs).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes, digits: number) => (parts.get(name) ?? '').padStart(digits, '0');
  return {
    year: part('year', 4),
    month: part('month', 2),
    day: part('day', 2),
    hour: part('hour', 2),
    minute: part('minute', 2),
  };
}
