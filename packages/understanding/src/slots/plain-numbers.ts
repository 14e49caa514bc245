import { findEntities } from '../entities/find-entities.ts';
import type { Moment } from '../entities/dates/calendar.ts';
import type { Entity, EntityKind } from '../entities/entity.ts';
import type { FoundValue } from './slot-finder.ts';

const moments = ['time', 'date'] as const;
const amounts = ['currency', 'percentage'] as const;
const kinds: readonly EntityKind[] = [...moments, ...amounts, 'duration'];

/** Finds the entity of a kind at a position of the text. */
type FindAt = (kind: EntityKind, position: number) => Entity | undefined;

/**
 * Leaves out the numbers that count nothing: those of a time or a date, such as the 7 of '7 pm', and those of an amount of
 * money or a percentage where the text has another number. An amount by itself keeps its number, as some questions
 * for a number ask for one.
 */
export function keepPlainNumbers(
  found: readonly FoundValue[],
  text: string,
  language: string,
  moment: Moment,
): readonly FoundValue[] {
  if (!found.some(isNumber)) return found;
  const findAt = indexEntities(findEntities(text, { language, moment }, kinds));
  const isWithin = (number: FoundValue, within: readonly EntityKind[]) =>
    within.some((kind) => {
      const entity = findAt(kind, number.start);
      return entity !== undefined && isLonger(entity, number) && !isOtherwise(entity, number, text, findAt);
    });
  const numbers = new Map(found.flatMap((one) => (isNumber(one) ? [[one.start, one] as const] : [])));
  const isCount = (time: FoundValue) => {
    const number = numbers.get(time.start);
    return number !== undefined && isAfterMidnight(time) && isBeforeDate(time, number, text, findAt);
  };
  const counts = found.filter((one) => (isNumber(one) ? !isWithin(one, moments) : !isCount(one)));
  const plain = counts.filter((one) => !isNumber(one) || !isWithin(one, amounts));
  return plain.some(isNumber) ? plain : counts;
}

const isNumber = ({ type }: FoundValue) => type === 'number';

/** Entities of one kind never overlap, so each position has one of a kind at most. */
function indexEntities(entities: readonly Entity[]): FindAt {
  const byPlace = new Map<EntityKind, Map<number, Entity>>(kinds.map((kind) => [kind, new Map()]));
  for (const entity of entities)
    for (let at = entity.start; at < entity.end; at += 1) byPlace.get(entity.kind)?.set(at, entity);
  return (kind, position) => byPlace.get(kind)?.get(position);
}

function isLonger(entity: Entity, { start, end }: FoundValue) {
  return entity.end >= end && entity.end - entity.start > end - start;
}

/** A duration has a number of its own: 7 heures; and a part of the day is a date without it: 4 tonight. */
function isOtherwise(entity: Entity, number: FoundValue, text: string, findAt: FindAt) {
  const duration = findAt('duration', number.start);
  if (duration?.start === entity.start && duration.end === entity.end) return true;
  return isBeforeDate(entity, number, text, findAt);
}

/** Who says 'two tonight' beside a count means two people, not two at night. */
const isAfterMidnight = ({ type, value }: FoundValue) => type === 'time' && typeof value === 'string' && value < '06';

function isBeforeDate({ end }: Pick<Entity, 'end'>, number: FoundValue, text: string, findAt: FindAt) {
  const date = findAt('date', end - 1);
  return date !== undefined && date.start >= number.end && text.slice(number.end, date.start).trim() === '';
}
