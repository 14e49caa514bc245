import { secondsOfDay } from './calendar.ts';

const halfDay = secondsOfDay / 2;
const noonEnds = 3 * 3_600;
/** Hours before it belong to the night. */
export const nightEnds = 6 * 3_600;
/** The same for a night of another day than today: its five o'clock is more likely in the daytime of that day. */
export const lateNightEnds = 5 * 3_600;

/** For days other than today, hours from seven to seven are likelier than the night. */
export const dayBegins = 7 * 3_600;

/** The second of a day of an hour in a part of the day: at night twelve to six are after midnight, at noon it is eleven to three. */
export function applyPartOfDay(second: number, part: string): number {
  const inHalfDay = second % halfDay;
  const isLate =
    part === 'afternoon' ||
    (part === 'evening' && inHalfDay >= noonEnds) ||
    (part === 'noon' && inHalfDay < noonEnds) ||
    (part === 'night' && inHalfDay >= nightEnds);
  return inHalfDay + (isLate ? halfDay : 0);
}
