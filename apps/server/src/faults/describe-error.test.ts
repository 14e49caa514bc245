import { expect, test } from 'vitest';
import { describeError, getErrorCode } from './describe-error.ts';

test('an error is described by its code and first line', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25\n    at somewhere'), {
    code: 'ECONNREFUSED',
  });
  expect(describeError(error)).toBe('ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:25');
  expect(describeError(new TypeError('broken'))).toBe('TypeError: broken');
  expect(describeError('thrown')).toBe('Error');
});

test('a described error contains no password and no token', () => {
  const token = 'x'.repeat(43);
  const text = describeError(new Error(`no answer of smtp://ada:Harbour!View22@mail.example for token=${token}`));
  expect(text).toContain('smtp://mail.example');
  expect(text).not.toMatch(/Harbour|x{43}/);
});

test('a described error is at most 300 characters long', () => {
  expect(describeError(new Error('a b '.repeat(1_000)))).toHaveLength(300);
});

test('the description of an error leaves out a code that is not a word', () => {
  expect(getErrorCode(Object.assign(new Error(''), { code: 'smtp://ada:secret@mail' }))).toBe('Error');
});
