import { formatWallClock, type DateStyle, type WallClock } from './date-format.ts';
import { getIanaZone } from './time-zones.ts';

/**
 * Formats a moment for display, by the clock of a time zone (P9.26).
 *
 * @param timeZone its name in accounts; undefined for the zone of this device.
 */
export function formatMoment(utcMs: number, timeZone: string | undefined, style: DateStyle = 'dateTime'): string {
  return formatWallClock(readClock(utcMs, timeZone), style);
}

function readClock(utcMs: number, timeZone: string | undefined): WallClock {
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
