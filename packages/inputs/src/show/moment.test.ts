import { describe, expect, test } from 'vitest';
import { formatMoment } from './moment.ts';
import { defaultTimeZone, getIanaZone, timeZoneNames } from './time-zones.ts';

const newYear = Date.UTC(2025, 11, 31, 14, 5, 59);

describe('formatMoment', () => {
  test('formatMoment uses the time zone of the account, and Brisbane for an account without one (P9.22)', () => {
    expect(getIanaZone(defaultTimeZone)).toBe('Australia/Brisbane');
    expect(formatMoment(newYear, 'E. Australia Standard Time')).toBe('01/01/2026 12:05 AM');
  });

  test.each(['Middle Earth Standard Time', '', 'constructor', '__proto__'])(
    'a moment is shown six hours ahead of UTC for an unknown time zone: %j (P9.22)',
    (name) => {
      expect(formatMoment(newYear, name)).toBe('31/12/2025 08:05 PM');
    },
  );

  test('knows an IANA zone for every time zone that can be chosen', () => {
    expect(timeZoneNames).toHaveLength(139);
    for (const name of timeZoneNames) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: getIanaZone(name) })).not.toThrow();
    }
  });
});
