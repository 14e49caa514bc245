import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEmailAddress, emailKey, localPartOf } from './email-address.ts';

describe('checkEmailAddress', () => {
  test.each([
    'a@x.io',
    'ada.lovelace+news@mail.example.org',
    "o'neil@example.org",
    'á@x.io',
    'a@xn--bcher-kva.example',
    '1@2.co',
  ])('checkEmailAddress accepts %s', (email) => {
    expect(checkEmailAddress(email)).toBeUndefined();
  });

  test('checkEmailAddress distinguishes a missing address from an invalid one', () => {
    expect(checkEmailAddress('')).toBe('missing');
    expect(checkEmailAddress('ada')).toBe('invalid');
  });

  test.each([
    ' a@x.io',
    'a@x.io ',
    'a@x.io\r\nBcc: b@x.io',
    'a\u0000@x.io',
    'a\u200b@x.io',
    'a b@x.io',
    'a@x',
    'a@localhost',
    '@x.io',
    'a@',
    'a@@x.io',
    'a@x..io',
    'a@-x.io',
    'a@x.io.',
    '.a@x.io',
    'a.@x.io',
    'a..b@x.io',
    'Ada <a@x.io>',
    'a@bücher.example',
    'a@[127.0.0.1]',
    `${'a'.repeat(65)}@x.io`,
    `a@${'x'.repeat(64)}.io`,
    `${'a'.repeat(60)}@${'long.'.repeat(39)}io`,
  ])('checkEmailAddress rejects %j (ACC-2)', (email) => {
    expect(checkEmailAddress(email)).toBe('invalid');
    expect(emailKey(email)).toBeUndefined();
  });
});

describe('emailKey', () => {
  test.each([
    ['A@x.io', 'a@X.IO'],
    ['Ada.Lovelace@Example.org', 'ada.lovelace@example.ORG'],
    ['é@x.io', 'e\u0301@x.io'],
  ])('emailKey treats %s and %s as one account (ACC-2)', (one, other) => {
    expect(emailKey(one)).toBe(emailKey(other));
  });

  test.each([
    ['á@x.io', 'a@x.io'],
    ['É@x.io', 'é@x.io'],
    ['a+b@x.io', 'a@x.io'],
    ['a.b@x.io', 'ab@x.io'],
    ['ı@x.io', 'i@x.io'],
  ])('emailKey treats %s and %s as different accounts (ACC-2)', (one, other) => {
    expect(emailKey(one)).not.toBe(emailKey(other));
  });

  test('emailKey returns a key unchanged', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const key = emailKey(email);
        if (key !== undefined) expect(emailKey(key)).toBe(key);
      }),
    );
  });
});

describe('localPartOf', () => {
  test('localPartOf returns the part before the at sign', () => {
    expect(localPartOf('ada@x.io')).toBe('ada');
    expect(localPartOf('ada')).toBe('ada');
  });
});
