import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginAddress } from './login-address.ts';

const sites = {
  my: 'https://my.confab.example',
  pro: 'https://pro.confab.example/',
  one: 'http://localhost:4000/?flavour=one',
  analytics: 'https://analytics.confab.example',
};

describe('where to log in after a reset (P2.30, P2.32)', () => {
  const named = [
    { name: 'my', address: 'https://my.confab.example/login' },
    { name: 'author', address: 'https://pro.confab.example/login' },
    { name: 'one', address: 'http://localhost:4000/login?flavour=one' },
    { name: 'analytics', address: 'https://analytics.confab.example/login' },
  ];
  test.each(named)('is $address for $name', ({ name, address }) => {
    expect(loginAddress(name, sites)).toBe(address);
  });

  test('is on one of our sites, whatever the link says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toString', '//evil.example')), (name) => {
        const ours = [...named.map(({ address }) => address), '/login'];
        expect(ours).toContain(loginAddress(name, sites));
      }),
    );
  });

  test('is here when nobody says where', () => {
    expect(loginAddress(null, sites)).toBe('/login');
    expect(loginAddress('one')).toBe('/login');
  });
});
