import { describe, expect, test } from 'vitest';
import { getCurrentFlavour } from './current-flavour.ts';
import { sites } from '../flavours/sites.ts';

function aTab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
const at = (hostname: string, search = '') => ({ hostname, search });

describe('getCurrentFlavour', () => {
  test.each([
    ['P1.10', 'pro.confab.example', 'pro'],
    ['P1.11', 'one.confab.example', 'one'],
    ['P1.12', 'my.confab.example', 'my'],
    ['P1.13', 'ctower.confab.example', 'controltower'],
    ['P1.13', 'controltower-dev.confab.example', 'controltower'],
    ['P1.14', 'dashboard.confab.example', 'analytics'],
    ['P1.14', 'analytics.localhost', 'analytics'],
    ['P1.15', 'test.confab.example', 'test'],
    ['P1.15', 'bench.confab.example', 'bench'],
  ])('getCurrentFlavour derives the flavour from the host (%s)', (_id, hostname, flavour) => {
    expect(getCurrentFlavour(at(hostname), aTab())).toBe(flavour);
  });

  test('getCurrentFlavour keeps the flavour given to plain localhost for the tab (P1.16)', () => {
    const tab = aTab();
    expect(getCurrentFlavour(at('localhost'), tab)).toBe('my');
    expect(getCurrentFlavour(at('localhost', '?flavour=pro'), tab)).toBe('pro');
    expect(getCurrentFlavour(at('localhost'), tab)).toBe('pro');
    expect(getCurrentFlavour(at('localhost'), aTab())).toBe('my');
  });

  test('getCurrentFlavour ignores a flavour in the address on a host that names its own, and unknown flavours', () => {
    expect(getCurrentFlavour(at('pro.localhost', '?flavour=my'), aTab())).toBe('pro');
    expect(getCurrentFlavour(at('localhost', '?flavour=admin'), aTab())).toBe('my');
  });
});

test('every site is listed under its own flavour', () => {
  for (const [flavour, site] of Object.entries(sites)) expect(site.flavour).toBe(flavour);
});
