import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lockout, type LockoutKind } from './lockout.ts';

const justNow = (count: number) => ({ count, sinceFirstSeconds: 10, sinceLastSeconds: 0 });

describe('lockout', () => {
  test.each([
    ['network', 4, 0],
    ['network', 5, 30],
    ['network', 6, 60],
    ['network', 7, 120],
    ['network', 12, 900],
    ['network', 1_000, 900],
    ['session', 4, 0],
    ['session', 5, 30],
    ['session', 1_000, 900],
    ['everywhere', 29, 0],
    ['everywhere', 30, 60],
    ['everywhere', 31, 120],
    ['everywhere', 44, 900],
    ['everywhere', 1_000, 900],
    ['device', 9, 0],
    ['device', 10, 900],
  ] as const)(
    'lockout counts wrong passwords per %s: after %i of them, the next attempt has to wait %i seconds (ACC-1)',
    (kind, count, waitSeconds) => {
      expect(lockout(kind, justNow(count)).waitSeconds).toBe(waitSeconds);
    },
  );

  test('the waiting time starts at the last wrong password', () => {
    expect(lockout('network', { count: 5, sinceFirstSeconds: 50, sinceLastSeconds: 20 }).waitSeconds).toBe(10);
    expect(lockout('network', { count: 5, sinceFirstSeconds: 50, sinceLastSeconds: 30 }).waitSeconds).toBe(0);
  });

  test('wrong passwords are forgotten after 15 minutes in a network and after 12 hours everywhere', () => {
    const quiet = (kind: LockoutKind, sinceLastSeconds: number) =>
      lockout(kind, { count: 20, sinceFirstSeconds: sinceLastSeconds + 60, sinceLastSeconds }).count;
    expect(quiet('network', 899)).toBe(20);
    expect(quiet('network', 900)).toBe(0);
    expect(lockout('everywhere', { count: 40, sinceFirstSeconds: 1e6, sinceLastSeconds: 43_199 }).count).toBe(40);
    expect(lockout('everywhere', { count: 40, sinceFirstSeconds: 1e6, sinceLastSeconds: 43_200 }).count).toBe(0);
  });

  test('free attempts that are spread over more than their time window do not add up', () => {
    expect(lockout('network', { count: 4, sinceFirstSeconds: 901, sinceLastSeconds: 200 }).count).toBe(0);
    expect(lockout('network', { count: 5, sinceFirstSeconds: 901, sinceLastSeconds: 5 }).count).toBe(5);
  });

  test('nobody waits longer than 15 minutes', () => {
    const kinds = fc.constantFrom<LockoutKind>('network', 'session', 'everywhere', 'device');
    fc.assert(
      fc.property(kinds, fc.nat(), fc.nat(), fc.nat(), (kind, count, first, last) => {
        const { waitSeconds } = lockout(kind, { count, sinceFirstSeconds: first + last, sinceLastSeconds: last });
        expect(waitSeconds).toBeLessThanOrEqual(900);
        expect(waitSeconds).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a load test gets more free attempts', () => {
    expect(lockout('network', justNow(5), 10).waitSeconds).toBe(0);
    expect(lockout('network', justNow(50), 10).waitSeconds).toBe(30);
  });
});
