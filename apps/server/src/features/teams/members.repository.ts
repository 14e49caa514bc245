import type { AccountId, TeamId, TeamRole } from '@confab/model';
import { shownEmail, shownEmailKey } from '../../core/accounts/addresses/shown-address.repository.ts';
import type { Db } from '../../services.ts';

/** A member of a team. */
export interface MemberRow {
  readonly accountId: AccountId;
  /** The last proven address. */
  readonly email: string;
  readonly emailKey: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly permission: TeamRole;
  /** Null for a member without a photo. */
  readonly photoId: string | null;
}

/** Lists the members of a team, sorted by email address. */
export async function findMembers(db: Db, teamId: TeamId): Promise<MemberRow[]> {
  const rows = await db
    .selectFrom('teamMember')
    .innerJoin('account', 'account.id', 'teamMember.accountId')
    .leftJoin('profilePhoto', 'profilePhoto.accountId', 'account.id')
    .where('teamMember.teamId', '=', teamId)
    .orderBy(shownEmailKey)
    .select([
      'account.id',
      shownEmail.as('email'),
      shownEmailKey.as('emailKey'),
      'account.firstName',
      'account.lastName',
      'teamMember.permission',
      'profilePhoto.id as photoId',
    ])
    .execute();
  return rows.map(({ id, permission, ...row }) => ({
    ...row,
    // The ids come from the database, and its check constraint limits the roles.
    accountId: id,
    permission,
  }));
}

/** Adds an account to a team. An existing member keeps their permission. */
export async function insertMember(
  trx: Db,
  member: { teamId: TeamId; accountId: AccountId; permission: TeamRole },
): Promise<void> {
  await trx
    .insertInto('teamMember')
    .values(member)
    .onConflict((conflict) => conflict.columns(['teamId', 'accountId']).doNothing())
    .execute();
}

export async function updatePermission(
  trx: Db,
  { teamId, accountId, permission }: { teamId: TeamId; accountId: AccountId; permission: TeamRole },
): Promise<void> {
  await trx
    .updateTable('teamMember')
    .set({ permission })
    .where('teamId', '=', teamId)
    .where('accountId', '=', accountId)
    .execute();
}

export async function deleteMember(trx: Db, teamId: TeamId, accountId: AccountId): Promise<void> {
  await trx.deleteFrom('teamMember').where('teamId', '=', teamId).where('accountId', '=', accountId).execute();
}

/** Finds the verified accounts of addresses. Only verified accounts may see mails to an address. */
export async function findVerifiedAccounts(db: Db, emailKeys: readonly string[]): Promise<AccountId[]> {
  if (emailKeys.length === 0) return [];
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('emailKey', 'in', emailKeys)
    .where('isVerified', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}
