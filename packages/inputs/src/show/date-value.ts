import type { AnyProperty } from '../form/property-rules.ts';
import { formatStoredDate, type DateStyle } from './date-format.ts';

/** The date style of each display type. */
const styles: Readonly<Record<string, DateStyle>> = {
  DatePicker: 'date',
  DateAndTimePicker: 'dateTime',
  TimePicker: 'time',
};

/** The date style of an input; undefined without a picker, which stores YYYY-MM-DD (A5.4). */
export function getDateStyle({ displayAs }: AnyProperty): DateStyle | undefined {
  return displayAs === undefined || !Object.hasOwn(styles, displayAs) ? undefined : styles[displayAs];
}

/**
 * Formats a date value as dd/MM/yyyy hh:mm a, dd/MM/yyyy or hh:mm a (A9.42).
 *
 * Invalid text is returned unchanged, so that the author sees what was typed.
 */
export function formatDateValue(value: string, style: DateStyle | undefined): string {
  const stored = readStoredDigits(value.trim());
  if (stored === undefined) return value;
  return formatStoredDate(stored, style ?? (value.includes('T') ? 'dateTime' : 'date'));
}

/**
 * Parses a typed date to its stored form: yyyyMMddHHmmss with seconds 00 (A9.41), or ISO 8601 for an input without a
 * picker. A time without a day keeps the previous day.
 *
 * @returns undefined for an invalid or incomplete date.
 */
export function parseTypedDate(text: string, style: DateStyle | undefined, before = ''): string | undefined {
  const [first = '', ...rest] = text.trim().split(/[\sT]+/);
  if (style === 'time') {
    const time = readTypedTime([first, ...rest].join(' '));
    return time && `${readStoredDigits(before.trim())?.slice(0, 8) ?? anyDay}${time}00`;
  }
  const day = readTypedDay(first);
  const time = rest.length === 0 ? '' : readTypedTime(rest.join(' '));
  if (day === undefined || time === undefined) return undefined;
  if (style === undefined) return formatIsoDate(day, time);
  return `${day}${style === 'date' ? '0000' : time || '0000'}00`;
}

/** The day for a time without a previous day. */
const anyDay = '19700101';

function formatIsoDate(day: string, time: string) {
  const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  return time === '' ? date : `${date}T${time.slice(0, 2)}:${time.slice(2)}:00`;
}

/** A stored date, or an ISO one, as the digits of its wall clock. */
function readStoredDigits(value: string): string | undefined {
  if (/^\d{14}$/.test(value)) return value;
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/.exec(value);
  return iso
    ? `${iso
        .slice(1)
        .map((part) => part ?? '00')
        .join('')}00`
    : undefined;
}

/** dd/MM/yyyy, or the order of ISO, as yyyyMMdd. */
function readTypedDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text);
  const typed = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(text)?.toSpliced(0, 1).toReversed();
  const [year = 0, month = 0, day = 0] = (iso?.slice(1) ?? typed ?? []).map(Number);
  return isDay(year, month, day) ? pad(year, 4) + pad(month, 2) + pad(day, 2) : undefined;
}

/** hh:mm a, or HH:mm with or without seconds, as HHmm. */
function readTypedTime(text: string): string | undefined {
  const found = /^(\d\d?):(\d\d)(?::\d\d)?\s*([ap]m)?$/i.exec(text.trim());
  if (!found) return undefined;
  const [, hours = '', minutes = '', half = ''] = found;
  const isTwelve = half !== '';
  const hour = Number(hours);
  if (Number(minutes) > 59 || (isTwelve ? hour < 1 || hour > 12 : hour > 23)) return undefined;
  const shift = half.toLowerCase() === 'pm' ? 12 : 0;
  return pad(isTwelve ? (hour % 12) + shift : hour, 2) + minutes;
}

/** Whether a date exists in the calendar. */
export function isDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= days;
}

function pad(number: number, digits: number) {
  return String(number).padStart(digits, '0');
}
