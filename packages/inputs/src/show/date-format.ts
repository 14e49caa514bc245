/** Which parts of a moment are shown: 'dateTime' is dd/MM/yyyy hh:mm a, 'date' dd/MM/yyyy, 'time' hh:mm a (P9.26). */
export type DateStyle = 'dateTime' | 'date' | 'time';

/** The digits of a day and a time on a wall clock. */
export interface WallClock {
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
  return formatWallClock({ year, month, day, hour, minute }, style);
}

/** Formats a day and a time for display (P9.26). */
export function formatWallClock({ year, month, day, hour, minute }: WallClock, style: DateStyle): string {
  const date = `${day}/${month}/${year}`;
  const hours = Number(hour);
  const twelve = String(hours % 12 === 0 ? 12 : hours % 12).padStart(2, '0');
  const time = `${twelve}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
  if (style === 'dateTime') return `${date} ${time}`;
  return style === 'date' ? date : time;
}
