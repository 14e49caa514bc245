import type { Pool, PoolClient } from 'pg';
import { createBusyRefusal, refuseWhenBusy } from './refuse-when-busy.ts';

/**
 * Statements and transactions that may wait for a connection in this process: as many as when 1,000 editors connect at once.
 * The embedded database, with its one connection, answers them within its timeout.
 */
export const waitingMax = 1_000;

/** Takes a connection of the pool. @throws a refusal with status 503 at once when too many wait, or when none is free in time. */
export async function connectOrRefuse(pool: Pool, waitingLimit: number = waitingMax): Promise<PoolClient> {
  if (pool.waitingCount >= waitingLimit) throw createBusyRefusal();
  return pool.connect().catch(refuseWhenBusy);
}
