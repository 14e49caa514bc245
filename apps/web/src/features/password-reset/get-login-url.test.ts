import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getLoginUrl } from './get-login-url.ts';

const sites = {
  my: 'https://my.confab.example',
  pro: 'https://pro.confab.example/',
  one: 'http://localhost:4000/?flavour=one',
  analytics: 'https://analytics.confab.example',
};

describe('the login link after a password reset (P2.30, P2.32)', () => {
  const named = [
    { name: 'my', address: 'https://my.confab.example/login' },
    { name: 'author', address: 'https://pro.confab.example/login' },
    { name: 'one', address: 'http://localhost:4000/login?flavour=one' },
    { name: 'analytics', address: 'https://analytics.confab.example/login' },
  ];
  test.each(named)('the login link leads to $address after a reset on the site $name', ({ name, address }) => {
    expect(getLoginUrl(name, sites)).toBe(address);
  });

  test('the login link after a password reset leads to a login page of this installation, whatever site name the reset link contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toString', '//evil.example')), (name) => {
        const ours = [...named.map(({ address }) => address), '/login'];
        expect(ours).toContain(getLoginUrl(name, sites));
      }),
    );
  });

  test('the login link after a password reset leads to the login page of this site when the link names no site or the addresses are unknown', () => {
    expect(getLoginUrl(null, sites)).toBe('/login');
    expect(getLoginUrl('one')).toBe('/login');
  });
});
