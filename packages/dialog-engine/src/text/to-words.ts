import { isJsonObject, type JsonValue } from '@confab/model';
import { isPlainList, toText } from '../expression/values.ts';
import { getLanguageWords } from '../languages/language-words.ts';
import { createMoment } from '../languages/moments.ts';
import type { TurnRun } from '../run/turn-run.ts';
import { formatDate, formatNumber, joinList, type Reading } from './format-values.ts';
import { toRecurrenceWords } from './recurrences/to-recurrence-words.ts';

/** Where and when the person of a turn reads. */
export function createReading({ program, context, effects }: TurnRun): Reading {
  const moment = createMoment(context, effects.clock());
  return {
    language: program.language,
    region: moment.region,
    get year() {
      return new Date(moment.instant + moment.offsetAt(moment.instant) * 60_000).getUTCFullYear();
    },
  };
}

const maxStampLength = 40;
const stamp = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;
const time = /^(\d{2}):(\d{2})(?::\d{2})?$/;
const period = /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const decimals: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 9 };
const units = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;

/**
 * A value as people say it: 'Friday 4 December at 15:00' for a date and time in ISO 8601, '1 hour and 30 minutes' for a
 * duration, 'every Tuesday at 15:00' for a rule of RFC 5545, '€5.20' for money, '20°C' for a temperature, 'yes' for true,
 * 'cheese, ham and olives' for a list. Other texts stay as they are.
 */
export function toWords(value: JsonValue, reading: Reading): string {
  switch (typeof value) {
    case 'string':
      if (value.startsWith('FREQ=')) return toRecurrenceWords(value, reading) ?? value;
      return value.length <= maxStampLength && /^[\dP]/.test(value) ? (toStampWords(value, reading) ?? value) : value;
    case 'number':
      return Number.isInteger(value) || Math.abs(value) >= 1e6 ? toText(value) : formatNumber(value, reading, decimals);
    case 'boolean': {
      const { yes, no } = getLanguageWords(reading.language);
      return value ? yes : no;
    }
    default:
      if (isPlainList(value))
        return joinList(
          value.map((item) => toWords(item, reading)),
          reading,
        );
      return (
        (isJsonObject(value) && (toMoneyWords(value, reading) ?? toTemperatureWords(value, reading))) || toText(value)
      );
  }
}

function toStampWords(text: string, reading: Reading): string | undefined {
  const [, year, month, day, hour, minute] = stamp.exec(text) ?? [];
  if (year !== undefined) {
    const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour ?? 0), Number(minute ?? 0)));
    // The 30th of February is a text like any other.
    if (at.getUTCDate() !== Number(day) || at.getUTCMonth() !== Number(month) - 1) return undefined;
    return formatDate(at, reading, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(Number(year) !== reading.year && { year: 'numeric' }),
      ...(hour !== undefined && { hour: 'numeric', minute: '2-digit' }),
    });
  }
  const [, hours, minutes] = time.exec(text) ?? [];
  if (hours === undefined) return toPeriodWords(text, reading);
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return formatDate(new Date(Date.UTC(2000, 0, 1, Number(hours), Number(minutes))), reading, {
    hour: 'numeric',
    minute: '2-digit',
  });
}

function toPeriodWords(text: string, reading: Reading): string | undefined {
  const counts = period.exec(text)?.slice(1);
  const parts = counts?.flatMap((count: string | undefined, index) => {
    const unit = units[index];
    if (count === undefined || !unit) return [];
    const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
    return [formatNumber(Number(count), reading, style)];
  });
  return parts && joinList(parts, reading);
}

function toMoneyWords({ amount, currency, ...others }: { readonly [name: string]: JsonValue }, reading: Reading) {
  if (typeof amount !== 'number' || typeof currency !== 'string' || Object.keys(others).length > 0) return undefined;
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  const digits = Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {};
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits } as const;
  return formatNumber(amount, reading, style);
}

const temperatureUnits: Readonly<Record<string, string>> = { C: 'celsius', F: 'fahrenheit' };

function toTemperatureWords({ amount, unit, ...others }: { readonly [name: string]: JsonValue }, reading: Reading) {
  if (typeof amount !== 'number' || typeof unit !== 'string' || Object.keys(others).length > 0) return undefined;
  // There is no format for kelvin.
  if (unit === 'K') return `${formatNumber(amount, reading, decimals)} K`;
  const name = Object.hasOwn(temperatureUnits, unit) ? temperatureUnits[unit] : undefined;
  return name === undefined ? undefined : formatNumber(amount, reading, { style: 'unit', unit: name });
}
