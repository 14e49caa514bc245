import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, toDayNumber, formatIsoDate, formatIsoDateTime, toLocalTime, getWeekday } from './calendar.ts';
import { findEntities } from '../find-entities.ts';

/** Central European time of 2026: two hours ahead from 29 March to 25 October. */
const offsetAt = (instant: number) =>
  instant >= Date.UTC(2026, 2, 29, 1) && instant < Date.UTC(2026, 9, 25, 1) ? 120 : 60;

describe('changes between summer and winter time', () => {
  const said = (text: string, instant: number) =>
    findEntities(text, { language: 'en', moment: { instant, offsetAt } }, ['dateTime'])[0]?.value;

  test('a date with a time has the offset of its own day', () => {
    const winter = Date.UTC(2026, 1, 1, 12);
    expect(said('1 March 2026 at 7 pm', winter)).toBe('2026-03-01T19:00+01:00');
    expect(said('1 June 2026 at 7 pm', winter)).toBe('2026-06-01T19:00+02:00');
  });

  test('hours from now are counted as elapsed hours', () => {
    const beforeSpring = Date.UTC(2026, 2, 29, 0, 30);
    expect(said('in one hour', beforeSpring)).toBe('2026-03-29T03:30+02:00');
    const beforeAutumn = Date.UTC(2026, 9, 25, 0, 30);
    expect(said('now', beforeAutumn)).toBe('2026-10-25T02:30+02:00');
    expect(said('in one hour', beforeAutumn)).toBe('2026-10-25T02:30+01:00');
  });

  test('an instant is converted to its local time', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2026, 0, 1) / 1_000, max: Date.UTC(2026, 11, 31) / 1_000 }), (seconds) => {
        const instant = seconds * 1_000;
        const written = formatIsoDateTime(toLocalTime({ instant, offsetAt }), offsetAt);
        const isRepeated = Math.abs(instant - Date.UTC(2026, 9, 25, 1)) <= 3_600_000;
        if (!isRepeated) expect(new Date(written).getTime()).toBe(instant);
      }),
    );
  });
});

describe('the calendar', () => {
  test('only existing days are accepted', () => {
    expect(toDayNumber(1970, 1, 1)).toBe(0);
    expect([toDayNumber(2028, 2, 29), toDayNumber(2000, 2, 29)].every((day) => day !== undefined)).toBe(true);
    expect([
      toDayNumber(2026, 2, 29),
      toDayNumber(2100, 2, 29),
      toDayNumber(2026, 0, 1),
      toDayNumber(2026, 13, 1),
      toDayNumber(2026, 1, 0),
    ]).toEqual(Array.from({ length: 5 }));
  });

  test('knows the weekday of a day', () => {
    expect(getWeekday(toDayNumber(2026, 4, 15) ?? 0)).toBe(3);
    expect(getWeekday(toDayNumber(1969, 12, 28) ?? 0)).toBe(7);
  });

  test('the calendar uses the last day of the month if the same day does not exist a month later', () => {
    const end = toDayNumber(2026, 1, 31) ?? 0;
    expect([1, 2, 13, -2].map((months) => formatIsoDate(addMonths(end, months) ?? 0))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2027-02-28',
      '2025-11-30',
    ]);
  });
});
