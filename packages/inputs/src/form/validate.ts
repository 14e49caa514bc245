import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import { dateStyleOf, isDay } from '../show/date-value.ts';
import { isMandatory, limitsOf, type AnyProperty } from './property-rules.ts';

/** What is wrong with a value, in the words shown under its field; undefined when it is fine (A5.1 to A5.8). */
export function validate(property: AnyProperty, value: JsonValue | undefined): string | undefined {
  if (property.type === 'Bool' || property.type === 'Enum') return undefined;
  if (isBlank(value)) return isMandatory(property) ? 'Value is required' : undefined;
  if (property.type === 'DateTime') return wrongDate(property, value);
  if (property.type === 'Int' || property.type === 'Float') return wrongNumber(property, value);
  return undefined;
}

/** Whether nothing has been filled in. */
export function isBlank(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (isJsonArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.keys(value).length === 0;
}

function wrongDate(property: AnyProperty, value: JsonValue | undefined) {
  const text = typeof value === 'string' ? value.trim() : '';
  if (dateStyleOf(property) !== undefined) {
    const isGood = isStoredDate(text) || (text.includes('T') && isIsoDate(text));
    return isGood ? undefined : 'Date should be in yyyyMMddHHmmss Format';
  }
  return isIsoDate(text) ? undefined : 'Date should be in YYYY-MM-DD Format';
}

function isIsoDate(text: string) {
  const match = /^(\d{4})-(\d\d)-(\d\d)(T(\d\d):(\d\d)(:(\d\d)(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.exec(text);
  if (!match) return false;
  const [, year, month, day, , hour = '0', minute = '0', , second = '0'] = match;
  return isDate([year, month, day, hour, minute, second].map(Number));
}

function isStoredDate(text: string) {
  const match = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text);
  return match !== null && isDate(match.slice(1).map(Number));
}

function isDate([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: readonly number[]) {
  return isDay(year, month, day) && hour < 24 && minute < 60 && second < 60;
}

function wrongNumber(property: AnyProperty, value: JsonValue | undefined) {
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return 'Value should be a number';
  if (property.type === 'Int' && !Number.isInteger(number)) return 'Value should be a whole number';
  const { min, max } = limitsOf(property);
  if (min !== undefined && number < min) return `Value should be ${min} or more`;
  return max !== undefined && number > max ? `Value should be ${max} or less` : undefined;
}
