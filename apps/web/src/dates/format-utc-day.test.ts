import { expect, test } from 'vitest';
import { createShortDayFormat, formatUtcDay } from './format-utc-day.ts';

test.each([
  ['en', '20/11/2026', '20 Nov'],
  ['de', '20.11.2026', '20. Nov.'],
] as const)(
  'a day of UTC is written in language %s like other dates, as %s, and on axes as %s',
  (language, day, short) => {
    for (const time of [Date.UTC(2026, 10, 20), Date.UTC(2026, 10, 20, 23, 59)])
      expect([formatUtcDay(time, language), createShortDayFormat(language)(time)]).toEqual([day, short]);
  },
);
