import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getDateStyle, formatDateValue, parseTypedDate } from './date-value.ts';
import { validate } from '../form/validate.ts';

const styles = ['date', 'dateTime', 'time', undefined] as const;
const displayTypes = { date: 'DatePicker', dateTime: 'DateAndTimePicker', time: 'TimePicker' } as const;
const dateProperty = (style: (typeof styles)[number]) =>
  ({ name: 'P', type: 'DateTime', ...(style ? { displayAs: displayTypes[style] } : {}) }) as const;

describe('parseTypedDate', () => {
  test.each([
    ['21/03/2026', 'date', '20260321000000'],
    ['1/3/2026', 'date', '20260301000000'],
    ['2026-03-21', 'date', '20260321000000'],
    ['21/03/2026 09:05 AM', 'dateTime', '20260321090500'],
    ['21/03/2026 12:05 am', 'dateTime', '20260321000500'],
    ['21/03/2026 12:05pm', 'dateTime', '20260321120500'],
    ['21/03/2026 21:05', 'dateTime', '20260321210500'],
    ['2026-03-21T21:05', 'dateTime', '20260321210500'],
    ['21/03/2026', 'dateTime', '20260321000000'],
    ['21/03/2026', undefined, '2026-03-21'],
    ['21/03/2026 09:05 PM', undefined, '2026-03-21T21:05:00'],
  ] as const)('reads %s as %s (A9.41)', (text, style, value) => {
    expect(parseTypedDate(text, style)).toBe(value);
  });

  test.each([
    '',
    '21',
    '21/03',
    '21/03/26',
    '31/04/2026',
    '29/02/2023',
    '21/13/2026',
    '00/01/2026',
    '21/03/2026 25:00',
  ])('rejects %j as a date', (text) => {
    expect(parseTypedDate(text, 'dateTime')).toBeUndefined();
  });

  test.each(['21/03/2026 13:00 AM', '21/03/2026 0:30 PM', '21/03/2026 10:60', '21/03/2026 noon'])(
    'rejects %j as a time',
    (text) => {
      expect(parseTypedDate(text, 'dateTime')).toBeUndefined();
    },
  );

  test('parseTypedDate keeps the stored day when only a time is typed', () => {
    expect(parseTypedDate('09:05 PM', 'time', '20260321080000')).toBe('20260321210500');
    expect(parseTypedDate('21:05', 'time', '2026-03-21T08:00')).toBe('20260321210500');
    expect(parseTypedDate('21:05', 'time', '')).toBe('19700101210500');
    expect(parseTypedDate('21/03/2026', 'time', '')).toBeUndefined();
  });

  test('parseTypedDate reads a shown date back as the same valid date (A5.3, A5.4)', () => {
    const moment = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.constantFrom(...styles), (date, style) => {
        const iso = date.toISOString();
        const stored =
          style === undefined
            ? iso.slice(0, 10)
            : `${iso
                .slice(0, 16)
                .replaceAll(/\D/g, '')
                .slice(0, style === 'date' ? 8 : 12)}`.padEnd(14, '0');
        expect(validate(dateProperty(style), stored)).toBeUndefined();
        expect(parseTypedDate(formatDateValue(stored, style), style, stored)).toBe(stored);
      }),
    );
  });

  test('parseTypedDate never returns a value that validation rejects', () => {
    const noise = fc.stringMatching(/^[\d/:\-. TAPMapm]{0,20}$/);
    fc.assert(
      fc.property(noise, fc.constantFrom(...styles), (text, style) => {
        const value = parseTypedDate(text, style);
        if (value !== undefined) expect(validate(dateProperty(style), value)).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a date value is shown as dd/MM/yyyy hh:mm a, or a part of it (A9.42)', () => {
  test.each([
    ['20260321210500', 'dateTime', '21/03/2026 09:05 PM'],
    ['20260321210500', 'date', '21/03/2026'],
    ['20260321210500', 'time', '09:05 PM'],
    ['2026-03-21T21:05:10.123Z', 'dateTime', '21/03/2026 09:05 PM'],
    ['2026-03-21', undefined, '21/03/2026'],
    ['2026-03-21T21:05', undefined, '21/03/2026 09:05 PM'],
  ] as const)('%s as %s: %s (A9.42)', (value, style, shown) => {
    expect(formatDateValue(value, style)).toBe(shown);
  });

  test('a text that is not a date is shown as it was typed', () => {
    expect(formatDateValue('next week', 'date')).toBe('next week');
  });

  test('a date is shown by its display type, and as a day without one', () => {
    expect(
      ['DatePicker', 'DateAndTimePicker', 'TimePicker', undefined, 'constructor'].map((displayAs) =>
        getDateStyle({ name: 'P', type: 'DateTime', ...(displayAs ? { displayAs } : {}) }),
      ),
    ).toEqual(['date', 'dateTime', 'time', undefined, undefined]);
  });
});
