import { describe, expect, test } from 'vitest';
import { formatExactTime, formatTimeAgo } from './format-time.ts';

const at = Date.UTC(2026, 10, 21, 13, 5);
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('formatExactTime', () => {
  test.each([
    ['W. Europe Standard Time', 'en', '21/11/2026 02:05 PM'],
    ['E. Australia Standard Time', 'en', '21/11/2026 11:05 PM'],
    ['W. Europe Standard Time', 'de', '21.11.2026, 14:05'],
    ['E. Australia Standard Time', 'de', '21.11.2026, 23:05'],
    ['Somewhere Else', 'en', '21/11/2026 07:05 PM'],
  ] as const)('the time in zone %s in language %s is written %s (P9.22, P9.26)', (zone, language, words) => {
    expect(formatExactTime(at, zone, language)).toBe(words);
  });
});

describe('formatTimeAgo', () => {
  test.each([
    [0, 'now', 'jetzt'],
    [59 * second, 'now', 'jetzt'],
    [minute, '1 minute ago', 'vor 1 Minute'],
    [59 * minute, '59 minutes ago', 'vor 59 Minuten'],
    [hour, '1 hour ago', 'vor 1 Stunde'],
    [23 * hour, '23 hours ago', 'vor 23 Stunden'],
    [day, 'yesterday', 'gestern'],
    [7 * day - 1, '6 days ago', 'vor 6 Tagen'],
    [-hour, 'now', 'jetzt'],
  ])('formatTimeAgo formats %i ms ago as %s', (ms, english, german) => {
    expect([formatTimeAgo(at, at + ms, 'en'), formatTimeAgo(at, at + ms, 'de')]).toEqual([english, german]);
  });

  test('formatTimeAgo formats no distance for times more than a week ago', () => {
    expect(formatTimeAgo(at, at + 7 * day, 'en')).toBeUndefined();
  });
});
