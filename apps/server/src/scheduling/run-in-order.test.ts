import { expect, test } from 'vitest';
import { ProcessState } from '../process-state.ts';
import { runInOrder } from './run-in-order.ts';

const services = { processState: new ProcessState() };

test('work with one key runs in the order of the calls, work with other keys in parallel', async () => {
  const log: string[] = [];
  const opened = new Map<string, () => void>();
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise<void>((resolve) => opened.set(name, resolve));
    log.push(`${name} ends`);
    return name;
  };
  const done = Promise.all([
    runInOrder(services, 'node', work('first')),
    runInOrder(services, 'node', work('second')),
    runInOrder(services, 'other', work('beside')),
  ]);
  expect(log).toEqual(['first begins', 'beside begins']);
  for (const name of ['beside', 'first', 'second']) {
    opened.get(name)?.();
    await new Promise(setImmediate);
  }
  expect(await done).toEqual(['first', 'second', 'beside']);
  expect(log.slice(2)).toEqual(['beside ends', 'first ends', 'second begins', 'second ends']);
});

test('failed work does not block the work after it', async () => {
  const failed = runInOrder(services, 'node', () => Promise.reject(new Error('No')));
  const next = runInOrder(services, 'node', async () => 'done');
  await expect(failed).rejects.toThrow('No');
  expect(await next).toBe('done');
});
