import { expect, test } from 'vitest';
import { probe } from './probe.ts';

const clock = (...times: number[]) => {
  const left = [...times];
  return () => left.shift() ?? 0;
};

test('a part that answers quickly works', async () => {
  expect(await probe('hub', async () => 3, clock(100, 120))).toEqual({
    part: 'hub',
    state: 'Working',
    milliseconds: 20,
    fault: '',
    count: 3,
  });
});

test('a part that answers after a second is slow', async () => {
  expect(await probe('database', async () => null, clock(0, 1_000))).toMatchObject({
    state: 'Slow',
    milliseconds: 1_000,
  });
});

test('a part that fails is shown with the code of its error, without its message', async () => {
  const error = Object.assign(new Error('password of ada@10.0.0.1 is wrong'), { code: '28P01' });
  const failing = await probe('database', () => Promise.reject(error), clock(0, 5));
  expect(failing).toEqual({ part: 'database', state: 'Failing', milliseconds: 5, fault: '28P01', count: null });
});

test('a part that never answers is failing after the deadline', async () => {
  const silent = new Promise<null>(() => undefined);
  expect(await probe('storage', () => silent, clock(0, 3_000), 1)).toMatchObject({
    state: 'Failing',
    fault: 'timeout',
  });
});
