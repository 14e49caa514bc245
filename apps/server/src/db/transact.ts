import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

const waiting = new WeakMap<Db, (() => void)[]>();

/** Runs a transaction in which `afterCommit` may be used. */
export async function transact<Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const steps: (() => void)[] = [];
  const result = await db.transaction().execute((trx) => {
    waiting.set(trx, steps);
    return work(trx);
  });
  for (const step of steps) step();
  return result;
}

/**
 * Does something once a transaction is committed, and never when it is not: telling others of what they will
 * then find in the database.
 *
 * @throws for a transaction that `transact` did not begin, since nobody would ever do it.
 */
export function afterCommit(trx: Db, step: () => void): void {
  const steps = waiting.get(trx);
  if (!steps) throw new Error('afterCommit needs a transaction that transact began.');
  steps.push(step);
}
