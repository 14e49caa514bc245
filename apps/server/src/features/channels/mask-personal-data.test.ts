import { expect, test } from 'vitest';
import { maskPersonalData } from './mask-personal-data.ts';

test.each([
  ['write to ada.lovelace+x@mail.example.org, please', 'write to [email], please'],
  ['Mail: <jürgen@bäcker.example>', 'Mail: <[email]>'],
  ['call +44 (0)20 7946 0018 now', 'call [phone] now'],
  ['0171/2345678', '[phone]'],
  ['my card is 4111 1111 1111 1111.', 'my card is [card].'],
  ['4111-1111-1111-1112', '[phone]'],
])('masks email addresses, phone numbers and card numbers: %s', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
});

test.each(['a table for 4 at 19:30', 'on 2026-11-23 or 24.12.2026', '@home at 10 or 12', 'order 123456', 'me@you'])(
  'keeps other numbers and signs: %s',
  (text) => {
    expect(maskPersonalData(text)).toBe(text);
  },
);
