import { beforeEach, expect, test } from 'vitest';
import { createHandoverHash, parseHandoverHash } from './handover-hash.ts';

const code = 'c'.repeat(43);
const state = 's'.repeat(43);
beforeEach(() => localStorage.clear());

test.each([undefined, state])('a palette that was chosen is passed on at sign-in (state: %s)', (asked) => {
  localStorage.setItem('colourScheme', 'dark');
  const hash = `#${createHandoverHash(code, asked)}`;
  expect(parseHandoverHash(hash)).toEqual({ code, state: asked, palette: 'dark' });
});

test('a site that follows the system hands over no palette', () => {
  expect(createHandoverHash(code, state)).toBe(`handover=${code}&state=${state}`);
  localStorage.setItem('colourScheme', 'constructor');
  expect(createHandoverHash(code)).toBe(`handover=${code}`);
});

test('an unknown palette is ignored, and anything else is not a hand-over', () => {
  expect(parseHandoverHash(`#handover=${code}&palette=neon`)).toEqual({ code, state: undefined, palette: undefined });
  expect(parseHandoverHash(`#handover=${code}&palette=<b>`)).toBeUndefined();
  expect(parseHandoverHash('#top')).toBeUndefined();
});
