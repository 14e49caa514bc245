import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatStoredDate } from './date-format.ts';
import { parseTypedDate } from './date-value.ts';
import { formatMoment } from './moment.ts';
import { timeZoneNames } from './time-zones.ts';

const newYear = Date.UTC(2025, 11, 31, 14, 5, 59);

describe('formatStoredDate', () => {
  test.each([
    ['dateTime', '21/03/2026 09:04 AM'],
    ['date', '21/03/2026'],
    ['time', '09:04 AM'],
  ] as const)('shows a stored date in the style %s as %s (P9.26)', (style, shown) => {
    expect(formatStoredDate('20260321090400', style)).toBe(shown);
  });

  test('formatStoredDate shows date and time unless a style is given (P9.26)', () => {
    expect(formatStoredDate('20260321000000')).toBe('21/03/2026 12:00 AM');
    expect(formatStoredDate('20260321123000')).toBe('21/03/2026 12:30 PM');
  });

  test('a typed date is stored as yyyyMMddHHmmss with seconds 00 (P9.26, P5.34)', () => {
    const shown = formatMoment(newYear, 'W. Europe Standard Time');
    expect(shown).toBe('31/12/2025 03:05 PM');
    expect(parseTypedDate(shown, 'dateTime')).toBe('20251231150500');
  });

  test('a moment that was typed into a picker and stored is shown as it was typed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_102_444_800_000 }),
        fc.constantFrom(...timeZoneNames),
        (moment, timeZone) => {
          const shown = formatMoment(moment, timeZone);
          expect(formatStoredDate(parseTypedDate(shown, 'dateTime') ?? '')).toBe(shown);
        },
      ),
      { numRuns: 50 },
    );
  });

  test.each(['', 'soon', '2026-03-21', '202603210904'])(
    'returns an empty text for a text that is not a stored date: %j',
    (text) => {
      expect(formatStoredDate(text)).toBe('');
    },
  );
});
