import { flavours } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { flavourOf, isDevelopmentHost } from './flavour-of.ts';

describe('flavourOf reads the site from a host name (P1.9, P1.10, P1.11, P1.12, P1.13, P1.14, P1.15)', () => {
  test.each([
    ['pro.confab.example', 'pro'],
    ['one.confab.example', 'one'],
    ['my.confab.example', 'my'],
    ['ctower.confab.example', 'controltower'],
    ['controltower.confab.example', 'controltower'],
    ['dashboard.confab.example', 'analytics'],
    ['analytics.confab.example', 'analytics'],
    ['test.confab.example', 'test'],
    ['bench.confab.example', 'bench'],
    ['pro-dev.confab.example', 'pro'],
    ['MY.LOCALHOST', 'my'],
  ])('flavourOf reads %s as %s', (hostname, flavour) => {
    expect(flavourOf(hostname, 'one')).toBe(flavour);
  });

  test.each([
    ['testbench.localhost', 'bench'],
    ['protest.localhost', 'pro'],
    ['myone.localhost', 'one'],
    ['phone.localhost', 'one'],
    ['my-dashboard.localhost', 'my'],
  ])('flavourOf takes the first flavour in the order of the match: %s is %s', (hostname, flavour) => {
    expect(flavourOf(hostname, 'my')).toBe(flavour);
  });

  test.each(['studio.proactive.example', 'assist.mycompany.example', 'chat.testing.example'])(
    'flavourOf looks at the first label of %s only',
    (hostname) => {
      expect(flavourOf(hostname, 'my')).toBe('my');
      expect(flavourOf(hostname, 'pro')).toBe('pro');
    },
  );

  test('flavourOf finds a host name for every site of the product', () => {
    expect(flavours.toSorted()).toEqual(['analytics', 'bench', 'controltower', 'my', 'one', 'pro', 'test']);
  });

  test.each(flavours)('flavourOf keeps %s on localhost (P1.16)', (given) => {
    expect(flavourOf('localhost', given)).toBe(given);
    expect(flavourOf('127.0.0.1', given)).toBe(given);
  });

  test('flavourOf returns the account portal when no flavour is given', () => {
    expect(flavourOf('localhost')).toBe('my');
  });
});

describe('isDevelopmentHost looks for dev or localhost in a host name (P1.17)', () => {
  test.each([
    ['localhost', true],
    ['pro.localhost', true],
    ['pro-dev.confab.example', true],
    ['pro.dev.confab.example', true],
    ['pro.confab.example', false],
  ])('isDevelopmentHost reads %s as %s', (hostname, expected) => {
    expect(isDevelopmentHost(hostname)).toBe(expected);
  });
});
