import type { AccountId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../../services.ts';

/**
 * Locks addresses until the end of the transaction; every decision about who has an address takes this lock.
 *
 * Addresses are locked in sorted order, which prevents deadlocks.
 */
export async function lockAddresses(trx: Db, emailKeys: readonly string[]): Promise<void> {
  for (const key of [...new Set(emailKeys)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${key}`}, 0))`.execute(trx);
}

/** An account that claims an address, as its login name or as its recovery address. */
export interface Claim {
  readonly accountId: AccountId;
  readonly email: string;
  readonly isVerified: boolean;
  readonly hasPassword: boolean;
  readonly recoveryEmail: string | null;
  readonly recoveryEmailKey: string | null;
}

export function findClaims(trx: Db, emailKey: string): Promise<Claim[]> {
  return trx
    .selectFrom('account')
    .where((where) => where.or([where('emailKey', '=', emailKey), where('recoveryEmailKey', '=', emailKey)]))
    .select(['id as accountId', 'email', 'isVerified', 'recoveryEmail', 'recoveryEmailKey'])
    .select(sql<boolean>`password_hash is not null`.as('hasPassword'))
    .execute();
}

/** Gives an account an address; `recovery` is the verified one before it, which keeps resets until the new one is verified. */
export async function setAddress(
  trx: Db,
  accountId: AccountId,
  address: { email: string; emailKey: string; isVerified: boolean },
  recovery: { email: string; emailKey: string } | undefined,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ ...address, recoveryEmail: recovery?.email ?? null, recoveryEmailKey: recovery?.emailKey ?? null })
    .where('id', '=', accountId)
    .execute();
}

/** Takes an address away from an account that never proved it; its mailed link may still prove it. */
export async function dropAddress(trx: Db, accountId: AccountId): Promise<void> {
  await trx
    .updateTable('account')
    .set({ emailKey: `released:${accountId}` })
    .where('id', '=', accountId)
    .execute();
}
