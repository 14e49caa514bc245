import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

/** The steps of each open transaction. They belong to the transaction, so servers in one process share none. */
const stepsByTransaction = new WeakMap<Db, (() => void)[]>();

/** Runs a transaction in which `afterCommit` may be used. */
export async function transact<Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const steps: (() => void)[] = [];
  const result = await db.transaction().execute((trx) => {
    stepsByTransaction.set(trx, steps);
    return work(trx);
  });
  for (const step of steps) step();
  return result;
}

/**
 * Runs a step after a transaction is committed, and never when it is rolled back; for events about stored data.
 *
 * @throws for a transaction that `transact` did not begin, because its steps would never run.
 */
export function afterCommit(trx: Db, step: () => void): void {
  const steps = stepsByTransaction.get(trx);
  if (!steps) throw new Error('afterCommit needs a transaction that transact began.');
  steps.push(step);
}
