import { expect, test } from 'vitest';
import { fitExpectedText } from './fit-expected-text.ts';

test.each([
  ['a long text of letters', 'a'.repeat(3_000)],
  ['a long Japanese text', '日'.repeat(2_000)],
  ['a long text of signs with four bytes', '😀'.repeat(1_500)],
  ['a text with half a character', `${'a'.repeat(1_999)}\ud83d`],
])('%s fits into the address of a request, without a broken character', (_name, text) => {
  const fitted = fitExpectedText(text);
  expect(fitted.length).toBeGreaterThan(600);
  expect(fitted.length).toBeLessThanOrEqual(2_000);
  expect(encodeURIComponent(fitted).length).toBeLessThanOrEqual(6_000);
});

test('a text that fits is left as it is', () => {
  expect(fitExpectedText('Grüße aus 東京')).toBe('Grüße aus 東京');
});
