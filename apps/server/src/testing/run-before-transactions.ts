import { vi } from 'vitest';
import type { TestApp } from './open-test-app.ts';

/**
 * Runs a step before each of the next transactions, except those that the step itself begins.
 *
 * @returns the spy to restore
 */
export function runBeforeTransactions({ services: { db } }: TestApp, count: number, step: () => Promise<void>) {
  const transaction = db.transaction.bind(db);
  let left = count;
  let isInStep = false;
  return vi.spyOn(db, 'transaction').mockImplementation(() => {
    const builder = transaction();
    if (isInStep || left === 0) return builder;
    left -= 1;
    const execute: typeof builder.execute = async (work) => {
      isInStep = true;
      await step();
      isInStep = false;
      return builder.execute(work);
    };
    return { execute } as typeof builder;
  });
}
