import { describe, expect, test } from 'vitest';
import { isAcceptablePassword } from './is-acceptable-password.ts';
import { isCommonPassword } from './is-common-password.ts';

const accepts = (password: string, email = 'ada.lovelace@example.org') =>
  isAcceptablePassword(password, { email, isCommon: isCommonPassword });

describe('isAcceptablePassword', () => {
  test.each([
    'Tidal+Lantern',
    'Kumquat7',
    ' Kumquat7 ',
    'Grüße an Zoë 7',
    `A1${'x'.repeat(126)}`,
    `A1${'😀'.repeat(126)}`,
  ])('isAcceptablePassword accepts %j', (password) => {
    expect(accepts(password)).toBe(true);
  });

  test.each([
    ['seven characters', 'Kumqua7'],
    ['no capital', 'kumquat7'],
    ['no symbol or digit', 'Kumquats'],
    ['129 characters', `A1${'x'.repeat(127)}`],
    ['the e-mail address', 'Ada.Lovelace@example.org'],
    ['the e-mail address and a digit', 'Ada.Lovelace@example.org1'],
    ['the local part dressed up', 'Ada.Lovelace7!'],
    ['the product', 'Confab2026!'],
    ['the product, behind digits', '123Confab'],
  ])('isAcceptablePassword rejects %s (P5.24)', (_why, password) => {
    expect(accepts(password)).toBe(false);
  });

  test.each([
    'Password1!',
    'P@ssw0rd',
    'Welcome123',
    'Qwerty123!',
    '1Qaz2wsx',
    '1Q2w3e4r5t!',
    'Sunshine2026',
    'Trustno1',
    'Iloveyou!!',
    'Abcd1234',
  ])('isAcceptablePassword rejects the common password %s', (password) => {
    expect(accepts(password)).toBe(false);
  });
});

describe('isCommonPassword', () => {
  test('isCommonPassword allows a common word inside a longer phrase', () => {
    expect(isCommonPassword('Sunshine over Lisbon 7')).toBe(false);
  });

  test('isCommonPassword knows hundreds of passwords', () => {
    const seen = ['dragon', 'monkey', 'football', 'letmein', 'starwars', 'michael'];
    expect(seen.filter((word) => !isCommonPassword(word))).toEqual([]);
  });
});
