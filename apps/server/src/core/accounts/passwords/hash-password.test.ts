import { describe, expect, test } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './hash-password.ts';

const password = ' Harbour!View22 ';
const pepper = 'p'.repeat(32);

describe('hashPassword', () => {
  test('a hash is argon2id with 46 MiB and two passes, and salted', async () => {
    const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
    expect(other).not.toBe(one);
    expect(isOutdated(one)).toBe(false);
  });

  test('a password does not match without its spaces, in another case or in another Unicode composition', async () => {
    const hash = await hashPassword(`${password}é`);
    expect(await verifyPassword(hash, `${password}é`)).toBe(true);
    expect(await verifyPassword(hash, `${password}é`.trim())).toBe(false);
    expect(await verifyPassword(hash, `${password}é`.toLowerCase())).toBe(false);
    expect(await verifyPassword(hash, `${password}e\u0301`)).toBe(false);
  });

  test('all 128 characters of a password count, in any alphabet', async () => {
    const long = `A1${'😀'.repeat(126)}`;
    const hash = await hashPassword(long);
    expect(await verifyPassword(hash, long)).toBe(true);
    expect(await verifyPassword(hash, `A1${'😀'.repeat(125)}😁`)).toBe(false);
  });

  test('a password verifies only with the pepper of its hash, and any other pepper makes the hash outdated', async () => {
    const hash = await hashPassword(password, pepper);
    expect(await verifyPassword(hash, password, pepper)).toBe(true);
    expect(await verifyPassword(hash, password)).toBe(false);
    expect(await verifyPassword(hash, password, 'q'.repeat(32))).toBe(false);
    expect([isOutdated(hash, pepper), isOutdated(hash), isOutdated(hash, 'q'.repeat(32))]).toEqual([false, true, true]);
  });

  test('a hash from before the pepper still verifies and is outdated', async () => {
    const hash = await hashPassword(password);
    expect(await verifyPassword(hash, password, pepper)).toBe(true);
    expect(isOutdated(hash, pepper)).toBe(true);
    expect(isOutdated('$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA')).toBe(true);
  });

  test('hashes of a platform without argon2 can be verified', async () => {
    const hash =
      '$scrypt$MDEyMzQ1Njc4OWFiY2RlZg==$' +
      (await import('node:crypto'))
        .scryptSync('Harbour!View22', '0123456789abcdef', 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1_048_576 })
        .toString('base64');
    expect(await verifyPassword(hash, 'Harbour!View22')).toBe(true);
    expect(await verifyPassword(hash, 'Harbour!View23')).toBe(false);
    expect(isOutdated(hash)).toBe(true);
  });
});
