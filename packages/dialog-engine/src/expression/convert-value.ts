import type { JsonValue } from '@confab/model';
import { isNumeric, toText } from './values.ts';

/** The converted value, or `ok: false` if it does not convert. */
export type ConversionResult = { readonly ok: true; readonly value: JsonValue } | { readonly ok: false };

const notConvertible: ConversionResult = { ok: false };
const yesWords = new Set(['true', 'yes', '1']);
const noWords = new Set(['false', 'no', '0', '']);
const dateTime = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Converts a value to the type of a variable (A3.63). Null fits every type. */
export function convertValue(value: JsonValue, type: string): ConversionResult {
  if (value === null || type === 'dynamic') return { ok: true, value };
  switch (type) {
    case 'int':
      return isNumeric(value) ? { ok: true, value: Math.trunc(Number(value)) + 0 } : notConvertible;
    case 'float':
      return isNumeric(value) ? { ok: true, value: Number(value) + 0 } : notConvertible;
    case 'bool':
      return toBool(value);
    case 'DateTime':
      return isDateTime(toText(value)) ? { ok: true, value: toText(value) } : notConvertible;
    default:
      return { ok: true, value: toText(value) };
  }
}

function toBool(value: JsonValue): ConversionResult {
  if (typeof value === 'boolean') return { ok: true, value };
  const text = toText(value).trim().toLowerCase();
  if (yesWords.has(text)) return { ok: true, value: true };
  return noWords.has(text) ? { ok: true, value: false } : notConvertible;
}

/** Whether a text is an existing ISO date, optionally with a time. */
function isDateTime(text: string) {
  const [, day, hour = '0', minute = '0', second = '0'] = dateTime.exec(text) ?? [];
  if (day === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return false;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}
