import { flavours } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { flavourOf, isDevelopmentHost } from './flavour-of.ts';

describe('the site of a host name (P1.9, P1.10, P1.11, P1.12, P1.13, P1.14, P1.15)', () => {
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
  ])('reads %s as %s', (hostname, flavour) => {
    expect(flavourOf(hostname, 'one')).toBe(flavour);
  });

  test.each([
    ['testbench.localhost', 'bench'],
    ['protest.localhost', 'pro'],
    ['myone.localhost', 'one'],
    ['phone.localhost', 'one'],
    ['my-dashboard.localhost', 'my'],
  ])('takes the first match in order: %s is %s', (hostname, flavour) => {
    expect(flavourOf(hostname, 'my')).toBe(flavour);
  });

  test.each(['studio.proactive.example', 'assist.mycompany.example', 'chat.testing.example'])(
    'is not led by the rest of %s',
    (hostname) => {
      expect(flavourOf(hostname, 'my')).toBe('my');
      expect(flavourOf(hostname, 'pro')).toBe('pro');
    },
  );

  test('every site of the product has a host', () => {
    expect(flavours.toSorted()).toEqual(['analytics', 'bench', 'controltower', 'my', 'one', 'pro', 'test']);
  });

  test.each(flavours)('keeps %s on localhost (P1.16)', (given) => {
    expect(flavourOf('localhost', given)).toBe(given);
    expect(flavourOf('127.0.0.1', given)).toBe(given);
  });

  test('is the account portal when nothing was given', () => {
    expect(flavourOf('localhost')).toBe('my');
  });
});

describe('a host that people develop on has dev or localhost in its name (P1.17)', () => {
  test.each([
    ['localhost', true],
    ['pro.localhost', true],
    ['pro-dev.confab.example', true],
    ['pro.dev.confab.example', true],
    ['pro.confab.example', false],
  ])('reads %s as %s', (hostname, expected) => {
    expect(isDevelopmentHost(hostname)).toBe(expected);
  });
});
