import { timeDependentKinds } from '../entities/find-entities.ts';
import type { FoundValue } from './slot-finder.ts';

/**
 * Leaves out the values within a recurrence: the day and the time of 'every Tuesday at nine', the number of 'every two weeks'.
 * The dates of 'Friday to Sunday' are rather dates, unless a recurrence is asked for.
 *
 * @param asked the type that a question asks for; a date or a time is kept then
 */
export function leaveToRecurrences(found: readonly FoundValue[], asked = ''): readonly FoundValue[] {
  if (!found.some(isRecurrence)) return found;
  const timed = found.filter(({ type }) => timeDependentKinds.has(type));
  const dated = timed.filter(({ type }) => type !== 'time');
  const areDates = (one: FoundValue) =>
    one.isUnsure === true && asked !== 'recurrence' && dated.some((other) => overlaps(one, other));
  const recurring = found.filter((one) => isRecurrence(one) && !areDates(one));
  const first = timed.find(({ type }) => type === asked);
  return found.filter((one) => {
    if (isRecurrence(one)) return recurring.includes(one) && !(first && isWithin(first, one));
    return (one.type === asked && timed.includes(one)) || !recurring.some((other) => isWithin(one, other));
  });
}

const isRecurrence = ({ type }: FoundValue) => type === 'recurrence';
const isWithin = (one: FoundValue, other: FoundValue) => other.start <= one.start && one.end <= other.end;
const overlaps = (one: FoundValue, other: FoundValue) => one.start < other.end && other.start < one.end;
