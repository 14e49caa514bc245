import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoment, formatStoredDate, toStoredDate } from './date-format.ts';
import { defaultTimeZone, ianaZoneOf, timeZoneNames } from './time-zones.ts';

const newYear = Date.UTC(2025, 11, 31, 14, 5, 59);

describe('time zones', () => {
  test('are those of the account, Brisbane without a choice (P9.22)', () => {
    expect(ianaZoneOf(defaultTimeZone)).toBe('Australia/Brisbane');
    expect(formatMoment(newYear, 'E. Australia Standard Time')).toBe('01/01/2026 12:05 AM');
  });

  test.each(['Middle Earth Standard Time', '', 'constructor', '__proto__'])(
    'that nobody knows are six hours ahead of UTC: %j (P9.22)',
    (name) => {
      expect(formatMoment(newYear, name)).toBe('31/12/2025 08:05 PM');
    },
  );

  test('all lead to a zone that there is', () => {
    expect(timeZoneNames).toHaveLength(139);
    for (const name of timeZoneNames) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: ianaZoneOf(name) })).not.toThrow();
    }
  });
});

describe('dates', () => {
  test.each([
    ['dateTime', '21/03/2026 09:04 AM'],
    ['date', '21/03/2026'],
    ['time', '09:04 AM'],
  ] as const)('are shown as %s (P9.26)', (style, shown) => {
    expect(formatStoredDate('20260321090400', style)).toBe(shown);
  });

  test('are shown with the time unless something else is asked for (P9.26)', () => {
    expect(formatStoredDate('20260321000000')).toBe('21/03/2026 12:00 AM');
    expect(formatStoredDate('20260321123000')).toBe('21/03/2026 12:30 PM');
  });

  test('are stored as yyyyMMddHHmmss with seconds 00 (P9.26, P5.34)', () => {
    expect(toStoredDate(newYear, 'W. Europe Standard Time')).toBe('20251231150500');
  });

  test('read the same from the clock and from what was stored', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_102_444_800_000 }),
        fc.constantFrom(...timeZoneNames),
        (moment, timeZone) => {
          expect(formatStoredDate(toStoredDate(moment, timeZone))).toBe(formatMoment(moment, timeZone));
        },
      ),
      { numRuns: 50 },
    );
  });

  test.each(['', 'soon', '2026-03-21', '202603210904'])('that are not stored ones are not shown: %j', (text) => {
    expect(formatStoredDate(text)).toBe('');
  });
});
