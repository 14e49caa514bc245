import { isJsonArray, type JsonValue } from '@confab/model';
import { ValueTooLarge } from '../run/limits/turn-exceptions.ts';
import { valueLimits } from '../run/limits/turn-limits.ts';
import type { ExpressionFunction } from './functions.ts';
import { isTooLarge } from './measure-value.ts';
import { isNumeric, toFinite, toNumber, toText } from './values.ts';

// Functions on lists, for variables of the type dynamic. Places count from 1, so that 0 is "not in the list".

/** The functions of expressions that read or change lists, by name. No function changes its argument. */
export const listFunctions = {
  append: { minArguments: 2, maxArguments: 2, call: ([list = null, value = null]) => append(toList(list), value) },
  item: { minArguments: 2, maxArguments: 2, call: ([list = null, place = null]) => getItem(toList(list), place) },
  position: {
    minArguments: 2,
    maxArguments: 2,
    call: ([list = null, value = null]) => findPosition(toList(list), value),
  },
  remove: { minArguments: 2, maxArguments: 2, call: ([list = null, place = null]) => remove(toList(list), place) },
  sum: { minArguments: 1, maxArguments: 1, call: ([list = null]) => sum(toList(list)) },
  join: {
    minArguments: 1,
    maxArguments: 2,
    call: ([list = null, separator = ', ']) => join(toList(list), toText(separator)),
  },
} satisfies Readonly<Record<string, ExpressionFunction>>;

/** A value as a list; nothing and the empty text are the empty list. */
function toList(value: JsonValue): readonly JsonValue[] {
  if (isJsonArray(value)) return value;
  return value === null || value === '' ? [] : [value];
}

function append(list: readonly JsonValue[], value: JsonValue): JsonValue {
  const longer = [...list, value];
  if (isTooLarge(longer)) throw new ValueTooLarge();
  return longer;
}

/** The value at a place; the empty text if there is none. */
function getItem(list: readonly JsonValue[], place: JsonValue): JsonValue | undefined {
  const number = toNumber(place);
  return number === undefined ? undefined : (list[number - 1] ?? '');
}

/** The place of the last equal value; numbers and numeric texts are compared as numbers, everything else without case. */
function findPosition(list: readonly JsonValue[], value: JsonValue): JsonValue {
  const number = isNumeric(value) ? Number(value) : undefined;
  const text = toText(value).toLowerCase();
  const isEqual = (one: JsonValue) =>
    number !== undefined && isNumeric(one) ? Number(one) === number : toText(one).toLowerCase() === text;
  return list.findLastIndex(isEqual) + 1;
}

function remove(list: readonly JsonValue[], place: JsonValue): JsonValue | undefined {
  const number = toNumber(place);
  return number === undefined ? undefined : list.filter((_one, index) => index !== number - 1);
}

function sum(list: readonly JsonValue[]): JsonValue | undefined {
  let total = 0;
  for (const value of list) total += toNumber(value) ?? Number.NaN;
  return toFinite(total);
}

function join(list: readonly JsonValue[], separator: string): JsonValue {
  let text = '';
  for (const [index, value] of list.entries()) {
    text += index === 0 ? toText(value) : separator + toText(value);
    if (text.length > valueLimits.length) throw new ValueTooLarge();
  }
  return text;
}
