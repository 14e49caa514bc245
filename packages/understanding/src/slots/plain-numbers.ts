import { findEntities, timeDependentKinds } from '../entities/find-entities.ts';
import { fixedMoment, type Moment } from '../entities/dates/calendar.ts';
import type { EntityKind } from '@confab/model';
import type { Entity } from '../entities/entity.ts';
import { getLanguage } from '../entities/get-language.ts';
import { splitTokens } from '../entities/tokens.ts';
import type { FoundValue } from './slot-finder.ts';

const moments = ['time', 'date'] as const;
const amounts = ['currency', 'percentage'] as const;
/** Without a slot of their own type, these values fill a slot for numbers. */
const measures = ['temperature', 'age'] as const;
/** The denominators of fractions that people write. */
const denominators = new Set([2, 3, 4, 8]);
/** The characters beside a number that show whether it is one of '3/4'. */
const longestOfPair = 5;
const kinds: readonly EntityKind[] = [...moments, ...amounts, ...measures, 'duration'];

/** Finds the entity of a kind at a position of the text. */
type FindAt = (kind: EntityKind, position: number) => Entity | undefined;

/** The text that numbers are in. */
interface NumberContext {
  readonly text: string;
  readonly language: string;
  readonly moment: Moment;
  /** Whether the text answers a question for a number. */
  readonly isNumberAsked: boolean;
}

/**
 * Leaves out the numbers that are not counts: those of a time or a date, such as the 7 of '7 pm' or 'at 7', and those
 * of an amount of money, a percentage, a pair such as '3/4', or a temperature or an age of another slot, where the text
 * has another number. A single amount keeps its number, as some questions for a number ask for an amount. So does an
 * hour or a day that differs from a count only by the word before it.
 */
export function keepPlainNumbers(found: readonly FoundValue[], context: NumberContext): readonly FoundValue[] {
  if (!found.some(isNumber)) return found;
  const { text, language, moment, isNumberAsked } = context;
  const findAt = indexEntities(findEntities(text, { language, moment }, kinds));
  const findWordBefore = indexWordsBefore(text);
  const { leading, beforeCount } = getLanguage(language).sets;
  const isAfterTimeWord = ({ start }: FoundValue) => {
    const before = findWordBefore(start);
    return leading.has(before) && !beforeCount.has(before);
  };
  const isOtherwise = (entity: Entity, number: FoundValue) =>
    isDuration(entity, number, findAt) || (!isAfterTimeWord(number) && isBeforeDate(entity, number, text, findAt));
  const isWithin = (number: FoundValue, within: readonly EntityKind[]) =>
    within.some((kind) => {
      const entity = findAt(kind, number.start);
      return entity !== undefined && isLonger(entity, number) && !isOtherwise(entity, number);
    });
  const isBareMoment = (number: FoundValue) =>
    moments.some((kind) => {
      const entity = findAt(kind, number.start);
      return entity !== undefined && isSameSpan(entity, number) && !isDuration(entity, number, findAt);
    });
  /** A date of digits alone is the end of a range of dates: the 12 of `May 5 to 12`. */
  const isEndOfDates = (number: FoundValue) => {
    const date = findAt('date', number.start);
    return date !== undefined && isSameSpan(date, number) && !isDuration(date, number, findAt);
  };
  const isMomentOfSlot = (number: FoundValue) =>
    found.some((one) => timeDependentKinds.has(one.type) && one.start <= number.start && one.end >= number.end);
  /** Whether a number that may be an hour or a day is kept if the text has no other. */
  const isPossibleCount = (number: FoundValue) => {
    if (!isBareMoment(number)) return true;
    const isClear = isAfterTimeWord(number);
    return isMomentOfSlot(number) ? isNumberAsked && !isClear : isNumberAsked || !isClear;
  };
  const numbers = new Map(found.flatMap((one) => (isNumber(one) ? [[one.start, one] as const] : [])));
  const isCount = (time: FoundValue) => {
    const number = numbers.get(time.start);
    return (
      number !== undefined &&
      isAfterMidnight(time) &&
      !isAfterTimeWord(number) &&
      isBeforeDate(time, number, text, findAt)
    );
  };
  const counts = found.filter((one) =>
    isNumber(one) ? !isWithin(one, moments) && !isEndOfDates(one) && isPossibleCount(one) : !isCount(one),
  );
  const ofOthers = [...amounts, ...measures.filter((kind) => found.some(({ type }) => type === kind))];
  const isPlain = (one: FoundValue) => !isWithin(one, ofOthers) && !isBareMoment(one);
  const single = counts.filter((one) => isNumber(one) && isPlain(one) && !findPair(one, text));
  const singleEnd = Math.min(...single.map(({ end }) => end));
  const isOfPair = (one: FoundValue) => {
    const pair = findPair(one, text);
    return pair?.canBeOther === true && (leading.has(findWordBefore(pair.start)) || singleEnd <= one.start);
  };
  const plain = counts.filter((one) => !isNumber(one) || (isPlain(one) && !isOfPair(one)));
  return plain.some(isNumber) ? plain : counts;
}

/**
 * Leaves out the number of a text that is only an hour, such as 'at 5'.
 *
 * @param isCounted whether the samples have a number after a word
 */
export function leaveOutHour(
  found: readonly FoundValue[],
  text: string,
  language: string,
  isCounted: (word: string) => boolean,
): readonly FoundValue[] {
  const number = found.find(isNumber);
  if (!number) return found;
  const { leading, beforeCount } = getLanguage(language).sets;
  const words = splitTokens(text).filter(({ kind }) => kind !== 'sign');
  const before = words.filter(({ end }) => end <= number.start);
  const isIntroduced = before.length > 0 && before.every(({ word }) => leading.has(word) && !beforeCount.has(word));
  if (!isIntroduced || words.some(({ start }) => start >= number.end)) return found;
  const [hour] = findEntities(text, { language, moment: fixedMoment(0) }, ['time']);
  const isHour = hour !== undefined && isSameSpan(hour, number);
  return isHour && !isCounted(before.at(-1)?.word ?? '') ? found.filter((one) => !isNumber(one)) : found;
}

const isNumber = ({ type }: FoundValue) => type === 'number';

/** The pair of numbers that a number is one of, such as '3/4', and whether it can be a date or a fraction. */
function findPair({ start, end }: FoundValue, text: string) {
  const before = /(?<!\d)\d{1,3}\/$/.exec(text.slice(Math.max(0, start - longestOfPair), start))?.[0] ?? '';
  const after = /^\/\d{1,3}(?!\d)/.exec(text.slice(end, end + longestOfPair))?.[0] ?? '';
  if (before === '' && after === '') return undefined;
  const [first = 0, second = 0] = `${before}${text.slice(start, end)}${after}`.split('/').map(Number);
  const isDate = Math.min(first, second) >= 1 && Math.min(first, second) <= 12 && Math.max(first, second) <= 31;
  return { start: start - before.length, canBeOther: isDate || denominators.has(second) };
}

/** Entities of one kind never overlap, so each position has one of a kind at most. */
function indexEntities(entities: readonly Entity[]): FindAt {
  const byPlace = new Map<EntityKind, Map<number, Entity>>(kinds.map((kind) => [kind, new Map()]));
  for (const entity of entities)
    for (let at = entity.start; at < entity.end; at += 1) byPlace.get(entity.kind)?.set(at, entity);
  return (kind, position) => byPlace.get(kind)?.get(position);
}

/** Finds the word before that at a position; empty if there is none. */
function indexWordsBefore(text: string): (position: number) => string {
  const tokens = splitTokens(text);
  const before = new Map(tokens.map(({ start }, at) => [start, tokens[at - 1]?.word ?? '']));
  return (position) => before.get(position) ?? '';
}

function isLonger(entity: Entity, { start, end }: FoundValue) {
  return entity.end >= end && entity.end - entity.start > end - start;
}

function isSameSpan(entity: Entity, { start, end }: FoundValue) {
  return entity.start === start && entity.end === end;
}

/** Whether an entity is also a duration, whose number then counts: 7 heures. */
function isDuration(entity: Entity, number: FoundValue, findAt: FindAt) {
  const duration = findAt('duration', number.start);
  return duration?.start === entity.start && duration.end === entity.end;
}

/** 'two tonight' where a count is asked for means two people, not two at night. */
const isAfterMidnight = ({ type, value }: FoundValue) => type === 'time' && typeof value === 'string' && value < '06';

/** A part of the day after a count is a date without it: 4 tonight. */
function isBeforeDate({ end }: Pick<Entity, 'end'>, number: FoundValue, text: string, findAt: FindAt) {
  const date = findAt('date', end - 1);
  return date !== undefined && date.start >= number.end && text.slice(number.end, date.start).trim() === '';
}
