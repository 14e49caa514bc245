import { isStaff } from '@confab/access';
import type { AccountId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../../services.ts';

/** A person of the staff. */
export interface StaffMember {
  readonly id: AccountId;
  readonly email: string;
  readonly name: string;
}

/** An account whose rights are changed. */
interface LockedAccount {
  readonly id: AccountId;
  readonly email: string;
  readonly roles: string;
  readonly isVerified: boolean;
  readonly status: 'active' | 'disabled';
}

/** Locks the account with a login name until the transaction ends. */
export function lockAccountByEmail(trx: Db, emailKey: string): Promise<LockedAccount | undefined> {
  return trx
    .selectFrom('account')
    .select(['id', 'email', 'roles', 'isVerified', 'status'])
    .where('emailKey', '=', emailKey)
    .forUpdate()
    .executeTakeFirst();
}

export async function setRoles(trx: Db, accountId: AccountId, roles: string): Promise<void> {
  await trx.updateTable('account').set({ roles }).where('id', '=', accountId).execute();
}

/** Lists the accounts with staff rights, sorted by email address. */
export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email', 'firstName', 'lastName', 'roles'])
    .where(sql<boolean>`roles ilike '%staff%'`)
    .orderBy('emailKey')
    .execute();
  return rows
    .filter(({ roles }) => isStaff(roles))
    .map(({ id, email, firstName, lastName }) => ({ id, email, name: `${firstName} ${lastName}`.trim() }));
}
