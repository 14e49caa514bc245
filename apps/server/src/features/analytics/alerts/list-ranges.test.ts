import { expect, test } from 'vitest';
import { listRanges } from './list-ranges.ts';

const hourMs = 3_600_000;
const noTurns = { turns: 0, conversations: 0, matched: 0, missed: 0, errors: 0 };
/** A Wednesday. */
const until = new Date('2026-03-11T15:00:00Z');

test('the last hour is compared with the same hour of the working days of four weeks', () => {
  const counts = new Map([
    [Date.parse('2026-03-11T14:00:00Z'), { turns: 9, conversations: 3, matched: 4, missed: 2, errors: 1 }],
    [Date.parse('2026-03-11T15:00:00Z'), { ...noTurns, conversations: 100 }],
    [Date.parse('2026-03-10T14:00:00Z'), { ...noTurns, conversations: 7 }],
    // A Sunday.
    [Date.parse('2026-03-08T14:00:00Z'), { ...noTurns, conversations: 50 }],
  ]);
  const [hour] = listRanges(counts, until, 'missed');
  expect(hour?.current).toEqual({ conversations: 3, part: 2, whole: 6 });
  expect(hour?.before).toHaveLength(20);
  expect(hour?.before.map(({ conversations }) => conversations).filter(Boolean)).toEqual([7]);
  expect(listRanges(counts, until, 'errors')[0]?.current).toEqual({ conversations: 3, part: 1, whole: 9 });
});

test('an hour of a weekend is compared with the hours of weekends', () => {
  const [hour] = listRanges(new Map(), new Date('2026-03-08T15:00:00Z'), 'errors');
  expect(hour?.before).toHaveLength(8);
});

test('the last 24 hours are summed and compared with 24 hours from the same time on earlier days', () => {
  const every = Array.from({ length: 24 * 29 }, (_, index) => until.getTime() - (index + 1) * hourMs);
  const counts = new Map(every.map((hour) => [hour, { turns: 2, conversations: 1, matched: 1, missed: 1, errors: 0 }]));
  const [, day] = listRanges(counts, until, 'missed');
  expect(day?.hours).toBe(24);
  expect([day?.current, ...(day?.before ?? [])]).toEqual(
    Array.from({ length: 21 }, () => ({ conversations: 24, part: 24, whole: 48 })),
  );
});
