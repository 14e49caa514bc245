import { isJsonArray, isJsonObject, type NamedMessage } from '@confab/model';
import { namedValueMessages } from '../form/value-messages.ts';
import type { AnyProperty } from '../form/property-rules.ts';
import { getDateStyle, formatDateValue, isDay } from '../show/date-value.ts';
import { describeJson } from './describe-text.ts';
import { defineValueType, type PresentValue } from './value-type.ts';

/** A day or a moment as text: yyyyMMddHHmmss or ISO 8601, by the input's display type (P5.34). */
export const dateType = defineValueType({
  inputTypes: ['DateTime'],
  validate: validateDate,
  show: (property, value) =>
    isJsonObject(value) || isJsonArray(value)
      ? describeJson(value)
      : { type: 'text', text: formatDateValue(`${value}`, getDateStyle(property)) },
});

function validateDate(property: AnyProperty, value: PresentValue): NamedMessage | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (getDateStyle(property) !== undefined) {
    const isValid = isStoredDate(text) || (text.includes('T') && isIsoDate(text));
    return isValid ? undefined : namedValueMessages.notAStoredDate;
  }
  return isIsoDate(text) ? undefined : namedValueMessages.notADate;
}

function isIsoDate(text: string) {
  const match = /^(\d{4})-(\d\d)-(\d\d)(T(\d\d):(\d\d)(:(\d\d)(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.exec(text);
  if (!match) return false;
  const [, year, month, day, , hour = '0', minute = '0', , second = '0'] = match;
  return isMoment([year, month, day, hour, minute, second].map(Number));
}

function isStoredDate(text: string) {
  const match = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text);
  return match !== null && isMoment(match.slice(1).map(Number));
}

function isMoment([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: readonly number[]) {
  return isDay(year, month, day) && hour < 24 && minute < 60 && second < 60;
}
