import { expect, test } from 'vitest';
import { createFakeClock, createTickingClock } from './fake-clock.ts';

test('the timers of a fake clock run in the order of their times, including those that others start, until the time that passes', async () => {
  const clock = createFakeClock(0);
  const ran: (readonly [string, number])[] = [];
  const run = (name: string) => ran.push([name, clock.now()]);
  clock.schedule(() => run('late'), 50);
  clock.schedule(() => {
    run('early');
    clock.schedule(() => run('follower'), 10);
  }, 20);
  clock.schedule(() => run('canceled'), 30)();
  clock.schedule(() => run('later'), 51);
  await clock.pass(50);
  expect(ran).toEqual([
    ['early', 20],
    ['follower', 30],
    ['late', 50],
  ]);
  expect(clock.now()).toBe(50);
});

test('setting a fake clock forward or back runs no timers', async () => {
  const clock = createFakeClock(100);
  let count = 0;
  clock.schedule(() => (count += 1), 10);
  clock.advance(40);
  clock.advance(-20);
  expect([clock.now(), count]).toEqual([120, 0]);
  await clock.pass(0);
  expect(count).toBe(1);
});

test('a ticking clock advances with every read', () => {
  const now = createTickingClock(5);
  expect([now(), now(), now()]).toEqual([5, 10, 15]);
});
