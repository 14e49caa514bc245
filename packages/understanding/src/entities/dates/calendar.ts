/** The moment and place of an utterance. The zone is a function, as only the host knows time zone rules. */
export interface Moment {
  /** Milliseconds since 1970, as a clock gives them. */
  readonly instant: number;
  /** Minutes that local time is ahead of UTC at an instant. */
  readonly offsetAt: (instant: number) => number;
  /** The region of the person, upper case, such as `GB`, where 5/6 is in June; if unknown, that of the language. */
  readonly region?: string | undefined;
}

/** Local time as a day since 1970-01-01 and a second of that day. */
export interface LocalTime {
  readonly day: number;
  readonly second: number;
}

export const secondsOfDay = 86_400;
const millisecondsOfDay = secondsOfDay * 1_000;
/** Other years do not have four digits. */
const [firstYear, lastYear] = [1_000, 9_999];

/** A moment with a constant offset from UTC. */
export function fixedMoment(instant: number, offsetMinutes = 0): Moment {
  return { instant, offsetAt: () => offsetMinutes };
}

/** @returns undefined for a day that does not exist: 31 February. */
export function toDayNumber(year: number, month: number, day: number): number | undefined {
  if (year < firstYear || year > lastYear || month < 1 || month > 12 || day < 1) return undefined;
  if (day > daysInMonth(year, month)) return undefined;
  return Date.UTC(year, month - 1, day) / millisecondsOfDay;
}

/** The year, month and day of month of a day. */
export function toDateParts(day: number): { year: number; month: number; date: number } {
  const there = new Date(day * millisecondsOfDay);
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, date: there.getUTCDate() };
}

/** Adds months to a day; uses the last day of the month if the same day does not exist. */
export function addMonths(day: number, months: number): number | undefined {
  const { year, month, date } = toDateParts(day);
  const count = year * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return toDayNumber(newYear, newMonth, Math.min(date, daysInMonth(newYear, newMonth)));
}

/** The last day of a month. */
export function findMonthEnd(year: number, month: number) {
  const first = toDayNumber(year, month, 1);
  const after = first === undefined ? undefined : addMonths(first, 1);
  return after === undefined ? undefined : after - 1;
}

/** 1 is Monday, 7 is Sunday. */
export function getWeekday(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

export function formatIsoDate(day: number): string {
  return new Date(day * millisecondsOfDay).toISOString().slice(0, 10);
}

/** `19:30`, with seconds only where there are any. */
export function formatIsoTime(second: number): string {
  const parts = [Math.floor(second / 3_600), Math.floor(second / 60) % 60, second % 60];
  return parts
    .slice(0, second % 60 === 0 ? 2 : 3)
    .map(twoDigits)
    .join(':');
}

/** `2026-05-03T19:30+02:00`; in the hour skipped by a change of clocks, the nominal time. */
export function formatIsoDateTime({ day, second }: LocalTime, offsetAt: Moment['offsetAt']): string {
  const asUtc = (day * secondsOfDay + second) * 1_000;
  const guess = offsetAt(asUtc - offsetAt(asUtc) * 60_000);
  return `${formatIsoDate(day)}T${formatIsoTime(second)}${isoOffset(guess)}`;
}

export function toLocalTime({ instant, offsetAt }: Moment, laterBySeconds = 0): LocalTime {
  const then = instant + laterBySeconds * 1_000;
  const local = Math.floor(then / 1_000) + Math.round(offsetAt(then) * 60);
  const day = Math.floor(local / secondsOfDay);
  return { day, second: local - day * secondsOfDay };
}

function isoOffset(minutes: number) {
  const size = Math.abs(Math.round(minutes));
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

function daysInMonth(year: number, month: number) {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function twoDigits(count: number) {
  return String(count).padStart(2, '0');
}
