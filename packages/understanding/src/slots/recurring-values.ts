import { timeDependentKinds } from '../entities/find-entities.ts';
import type { FoundValue } from './slot-finder.ts';

/**
 * Leaves out the values within a recurrence: the day and the time of 'every Tuesday at nine', the number of 'every two weeks'.
 *
 * @param asked the type that a question asks for; a date or a time is kept then
 */
export function leaveToRecurrences(found: readonly FoundValue[], asked = ''): readonly FoundValue[] {
  const recurring = found.filter(isRecurrence);
  if (recurring.length === 0) return found;
  const isWithin = ({ start, end }: FoundValue) => recurring.some((one) => one.start <= start && end <= one.end);
  const isKept = ({ type }: FoundValue) => type === asked && timeDependentKinds.has(type);
  return found.filter((one) => isRecurrence(one) || isKept(one) || !isWithin(one));
}

const isRecurrence = ({ type }: FoundValue) => type === 'recurrence';
