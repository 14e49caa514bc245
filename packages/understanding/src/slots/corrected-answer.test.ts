import { expect, test } from 'vitest';
import { createSlotFiller } from './slot-filler.ts';

function fill(text: string, language = 'en', type = 'number') {
  const filler = createSlotFiller([{ id: 'asked', type }], [], language);
  return filler.fill(text, ['asked']).get('asked');
}

test.each([
  ['three', 3],
  ['three, no wait, four', 4],
  ['three, sorry, I mean five', 5],
  ['actually three', 3],
  ['three, no', 3],
  ['no, three', 3],
])('the answer "%s" gives the corrected value', (text, value) => {
  expect(fill(text)).toBe(value);
});

test('a correction is recognised in German', () => {
  expect(fill('drei, nein, vier', 'de')).toBe(4);
});

test('a yes or no is not taken for a correction', () => {
  expect(fill('yes, no problem', 'en', 'yesNo')).toBe(true);
});
