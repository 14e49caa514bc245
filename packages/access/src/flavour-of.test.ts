import { flavours } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { flavourOf, isDevelopmentHost } from './flavour-of.ts';

describe('flavourOf', () => {
  test.each([
    ['pro.confab.example', 'pro', 'P1.10'],
    ['one.confab.example', 'one', 'P1.11'],
    ['my.confab.example', 'my', 'P1.12'],
    ['ctower.confab.example', 'controltower', 'P1.13'],
    ['controltower.confab.example', 'controltower', 'P1.13'],
    ['dashboard.confab.example', 'analytics', 'P1.14'],
    ['analytics.confab.example', 'analytics', 'P1.14'],
    ['test.confab.example', 'test', 'P1.15'],
    ['bench.confab.example', 'bench', 'P1.15'],
    ['pro-dev.confab.example', 'pro', 'P1.10'],
    ['MY.LOCALHOST', 'my', 'P1.12'],
  ])('reads %s as %s (%s)', (hostname, flavour) => {
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

  test.each(flavours)('keeps %s on localhost (P1.16)', (given) => {
    expect(flavourOf('localhost', given)).toBe(given);
    expect(flavourOf('127.0.0.1', given)).toBe(given);
  });

  test('is the account portal when nothing was given', () => {
    expect(flavourOf('localhost')).toBe('my');
  });
});

describe('isDevelopmentHost', () => {
  test.each([
    ['localhost', true],
    ['pro.localhost', true],
    ['pro-dev.confab.example', true],
    ['pro.dev.confab.example', true],
    ['pro.confab.example', false],
  ])('reads %s as %s (P1.17)', (hostname, expected) => {
    expect(isDevelopmentHost(hostname)).toBe(expected);
  });
});
