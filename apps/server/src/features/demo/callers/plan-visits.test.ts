import { expect, test } from 'vitest';
import { planVisits } from './plan-visits.ts';

const plan = { seed: 7, perDay: 60, assistants: 3 };
const monday = new Date('2025-06-02T00:00:00Z');
const dayMs = 86_400_000;
const listDays = (count: number) => Array.from({ length: count }, (_, day) => new Date(monday.getTime() + day * dayMs));

test('the plan of a day is the same whenever it is made, and differs for another day or seed', () => {
  const visits = planVisits(monday, plan);
  expect(planVisits(new Date('2025-06-02T17:30:00Z'), plan)).toEqual(visits);
  expect(planVisits(new Date('2025-06-03T00:00:00Z'), plan)).not.toEqual(visits);
  expect(planVisits(monday, { ...plan, seed: 8 })).not.toEqual(visits);
});

test('the conversations of a day begin on that day, earliest first, under names that no other day has', () => {
  const names = new Set<string>();
  let count = 0;
  for (const day of listDays(28)) {
    const visits = planVisits(day, plan);
    const times = visits.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.every((time) => time >= day.getTime() && time < day.getTime() + dayMs)).toBe(true);
    for (const { session } of visits) names.add(session);
    count += visits.length;
  }
  expect(names.size).toBe(count);
});

test('weekdays are busier than the weekend, noon is busier than the night', () => {
  const countOn = (weekday: number) =>
    listDays(28)
      .filter((day) => day.getUTCDay() === weekday)
      .reduce((sum, day) => sum + planVisits(day, plan).length, 0);
  expect(countOn(1)).toBeGreaterThan(countOn(6));
  expect(countOn(6)).toBeGreaterThan(countOn(0));
  const hours = listDays(28).flatMap((day) => planVisits(day, plan).map(({ at }) => at.getUTCHours()));
  const countHours = (from: number, to: number) => hours.filter((hour) => hour >= from && hour < to).length;
  expect(countHours(11, 14)).toBeGreaterThan(10 * countHours(1, 4));
});

test('all assistants, channels, stages and languages are called, and some callers come back', () => {
  const visits = listDays(28).flatMap((day) => planVisits(day, plan));
  expect(new Set(visits.map(({ assistant }) => assistant))).toEqual(new Set([0, 1, 2]));
  expect(new Set(visits.map(({ channel, language }) => `${channel} ${language}`))).toEqual(
    new Set(['chat en', 'chat de', 'alexa en-GB', 'alexa de-DE', 'dialogflow en', 'dialogflow de']),
  );
  expect(new Set(visits.map(({ stage }) => stage))).toEqual(new Set(['Beta', 'Live']));
  const names = visits.flatMap(({ visitorName }) => visitorName ?? []);
  expect(new Set(names).size).toBeLessThan(names.length);
  expect(names.length).toBeLessThan(visits.length);
  expect(visits.some(({ channel, visitorName }) => channel === 'dialogflow' && visitorName !== undefined)).toBe(false);
});
