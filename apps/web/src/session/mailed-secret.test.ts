import { beforeEach, describe, expect, test } from 'vitest';
import { clearMailedSecret, takeMailedSecret } from './mailed-secret.ts';

const secret = 's'.repeat(43);
const open = (address: string) => history.replaceState(null, '', address);

beforeEach(clearMailedSecret);

describe('takeMailedSecret (ACC-8)', () => {
  const links = [
    { address: `/passwordReset?code=${secret}&frontendApp=one`, stays: '/passwordReset?frontendApp=one' },
    { address: `/passwordReset?code=${secret}`, stays: '/passwordReset' },
    { address: `/welcome?signupType=my#code=${secret}`, stays: '/welcome?signupType=my' },
    { address: `/welcome?signupType=teamAccept#t=${secret}`, stays: '/welcome?signupType=teamAccept' },
    { address: `/revertEmail#code=${secret}`, stays: '/revertEmail' },
  ];
  test.each(links)('takeMailedSecret removes the secret from $address and keeps it', ({ address, stays }) => {
    open(address);
    expect(takeMailedSecret()).toBe(secret);
    expect(location.pathname + location.search + location.hash).toBe(stays);
    expect(takeMailedSecret()).toBe(secret);
  });

  test('takeMailedSecret returns the secret only on the page that it was mailed for', () => {
    open(`/passwordReset?code=${secret}`);
    takeMailedSecret();
    open('/revertEmail');
    expect(takeMailedSecret()).toBeUndefined();
  });

  test('takeMailedSecret removes a malformed secret from the address and returns undefined', () => {
    open('/passwordReset?code=abc');
    expect(takeMailedSecret()).toBeUndefined();
    expect(location.search).toBe('');
  });

  test('takeMailedSecret leaves the address unchanged on pages that no mail links to', () => {
    open(`/projects/7?code=${secret}`);
    expect(takeMailedSecret()).toBeUndefined();
    expect(location.search).toBe(`?code=${secret}`);
  });
});
