import { fixedMoment } from '@confab/understanding';
import { describe, expect, test } from 'vitest';
import { readLimit } from './read-limit.ts';

/** 30 November 2026, a quarter past nine in UTC. */
const moment = fixedMoment(Date.UTC(2026, 10, 30, 9, 15));
const dayOf = (iso: string) => Date.parse(iso) / 86_400_000;
const read = (kind: string, text: string) => readLimit(kind, text, moment)?.at;

describe('reading a limit of answers', () => {
  test.each([
    ['number', '-7', -7],
    ['number', '2,5', 2.5],
    ['percentage', '50 %', 50],
    ['temperature', '37.5', 37.5],
    ['temperature', '212 °F', 100],
    ['age', '18', 18],
    ['currency', '12.50', 12.5],
    ['duration', '90 min', 5_400],
    ['duration', '2h', 7_200],
    ['duration', 'PT1H30M', 5_400],
    ['time', '18:30', 66_600],
    ['time', '24:00', 86_400],
    ['date', '2026-12-24', dayOf('2026-12-24')],
    ['date', 'today', dayOf('2026-11-30')],
    ['date', 'heute + 30', dayOf('2026-12-30')],
    ['date', 'today-18y', dayOf('2008-11-30')],
    ['date', 'today+3m', dayOf('2027-02-28')],
    ['dateTime', '2026-12-24 18:30', dayOf('2026-12-24') * 86_400 + 66_600],
    ['dateTime', 'now', dayOf('2026-11-30') * 86_400 + 33_300],
    ['dateTime', 'today', dayOf('2026-11-30')],
    ['dateTime', '12:00', 43_200],
  ])('a limit of the kind %s is read from %s', (kind, text, at) => {
    expect(read(kind, text)).toBe(at);
  });

  test.each([
    ['number', 'seven'],
    ['number', '1-12'],
    ['number', '12:00'],
    ['time', '25:00'],
    ['time', '12:60'],
    ['time', '12'],
    ['date', '2026-02-30'],
    ['date', 'tomorrow'],
    ['date', 'today+'],
    ['duration', '90'],
    ['text', '7'],
    ['recurrence', '7'],
    ['choice', '7'],
  ])('a limit of the kind %s is not read from %s', (kind, text) => {
    expect(read(kind, text)).toBeUndefined();
  });
});
