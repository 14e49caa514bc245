import { beforeEach, describe, expect, test } from 'vitest';
import { clearMailedSecret, takeMailedSecret } from './mailed-secret.ts';

const secret = 's'.repeat(43);
const open = (address: string) => history.replaceState(null, '', address);

beforeEach(clearMailedSecret);

describe('the secret of a mailed link (ACC-8)', () => {
  const links = [
    { address: `/passwordReset?code=${secret}&frontendApp=one`, stays: '/passwordReset?frontendApp=one' },
    { address: `/passwordReset?code=${secret}`, stays: '/passwordReset' },
    { address: `/welcome?signupType=my#code=${secret}`, stays: '/welcome?signupType=my' },
    { address: `/welcome?signupType=teamAccept#t=${secret}`, stays: '/welcome?signupType=teamAccept' },
    { address: `/revertEmail#code=${secret}`, stays: '/revertEmail' },
  ];
  test.each(links)('leaves the address $address, and is kept for the page', ({ address, stays }) => {
    open(address);
    expect(takeMailedSecret()).toBe(secret);
    expect(location.pathname + location.search + location.hash).toBe(stays);
    expect(takeMailedSecret()).toBe(secret);
  });

  test('is for its own page alone', () => {
    open(`/passwordReset?code=${secret}`);
    takeMailedSecret();
    open('/revertEmail');
    expect(takeMailedSecret()).toBeUndefined();
  });

  test('has its own form; anything else leaves the address all the same', () => {
    open('/passwordReset?code=abc');
    expect(takeMailedSecret()).toBeUndefined();
    expect(location.search).toBe('');
  });

  test('is looked for on pages that a mail leads to, and nowhere else', () => {
    open(`/projects/7?code=${secret}`);
    expect(takeMailedSecret()).toBeUndefined();
    expect(location.search).toBe(`?code=${secret}`);
  });
});
