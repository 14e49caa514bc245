import { nameBrowserLanguage, readLanguage } from '@confab/identity';
import { findZoneName } from '@confab/inputs';
import type { AccountId, InterfaceLanguage, TeamId, JsonObject, JsonText } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import type { AccountSettings } from '../../db/stored-shapes.ts';

export interface AccountRow {
  readonly id: AccountId;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string | null;
  /** The hash of a sign-up password that a proof in another browser has disabled. Nobody can sign in with it. */
  readonly signUpPasswordHash: string | null;
  readonly isVerified: boolean;
  readonly status: 'active' | 'disabled';
  readonly roles: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly settings: JsonText<AccountSettings>;
  readonly activeTeamId: TeamId | null;
  /** The last verified address, while a newer one waits to be verified. */
  readonly recoveryEmail: string | null;
  readonly recoveryEmailKey: string | null;
}

const columns = [
  'id',
  'email',
  'emailKey',
  'passwordHash',
  'signUpPasswordHash',
  'isVerified',
  'status',
  'roles',
  'firstName',
  'lastName',
  'settings',
  'activeTeamId',
  'recoveryEmail',
  'recoveryEmailKey',
] as const;

export function findAccountByKey(db: Db, emailKey: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').select(columns).where('emailKey', '=', emailKey).executeTakeFirst();
}

export function findAccount(db: Db, id: AccountId): Promise<AccountRow | undefined> {
  return db.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirst();
}

/**
 * Locks an account until the end of the transaction; every change of who may use it takes this lock.
 *
 * Lock addresses (`lockAddresses`) before it and tickets after it: one order everywhere prevents deadlocks.
 */
export async function lockAccount(trx: Db, id: AccountId): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** @returns false when the address is taken; the unique index decides between simultaneous calls. */
export async function insertAccount(
  trx: Db,
  account: { id: AccountId; email: string; emailKey: string; passwordHash: string | null; activeTeamId: TeamId | null },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Marks the account's address as proven and removes its recovery address. */
export async function markVerified(trx: Db, accountId: AccountId): Promise<void> {
  const proven = { isVerified: true, recoveryEmail: null, recoveryEmailKey: null };
  await trx.updateTable('account').set(proven).where('id', '=', accountId).execute();
}

/** Replaces the password, or clears it with null; one that was set aside is deleted. */
export async function setPasswordHash(trx: Db, accountId: AccountId, passwordHash: string | null): Promise<void> {
  const chosen = { passwordHash, signUpPasswordHash: null };
  await trx.updateTable('account').set(chosen).where('id', '=', accountId).execute();
}

/**
 * Takes the password chosen at sign-up away from an account, since somebody else may have chosen it. It is set aside,
 * so that the owner of the mailbox can keep it by typing it again.
 */
export async function setPasswordAside(trx: Db, accountId: AccountId): Promise<void> {
  await trx
    .updateTable('account')
    .set(({ ref }) => ({ signUpPasswordHash: ref('passwordHash'), passwordHash: null }))
    .where('id', '=', accountId)
    .where('passwordHash', 'is not', null)
    .execute();
}

/** Replaces a hash by another of the same password. @returns false when the password has changed since it was read. */
export async function replacePasswordHash(
  db: Db,
  accountId: AccountId,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const replaced = await db
    .updateTable('account')
    .set({ passwordHash: to })
    .where('id', '=', accountId)
    .where('passwordHash', '=', from)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

/** The data that the browser sends about the person who signs up. */
export interface BrowserSettings {
  /** An IANA name; unknown zones are ignored. */
  readonly timezone?: string | undefined;
  /** An Accept-Language header. */
  readonly acceptLanguage?: string | undefined;
}

/** Stores time zone and language of the browser in which an account is created, unless its profile was edited. */
export async function storeBrowserSettings(trx: Db, accountId: AccountId, browser: BrowserSettings): Promise<void> {
  const { timezone, acceptLanguage } = browser;
  const Timezone = timezone === undefined ? undefined : findZoneName(timezone);
  const Language = nameBrowserLanguage(acceptLanguage);
  if (Timezone === undefined && Language === undefined) return;
  await trx
    .updateTable('account')
    .set({
      profile: sql<JsonText<JsonObject>>`(profile::jsonb || ${JSON.stringify({ Timezone, Language })}::jsonb)::text`,
    })
    .where('id', '=', accountId)
    .where(sql<boolean>`profile::jsonb - 'Timezone' - 'Language' = '{}'::jsonb`)
    .execute();
}

/** The language that the profile of an account names, as for its mails; English by default. */
export async function findLanguage(db: Db, accountId: AccountId): Promise<InterfaceLanguage> {
  const row = await db.selectFrom('account').select('profile').where('id', '=', accountId).executeTakeFirst();
  return (row && readLanguage(row.profile)) ?? 'en';
}

/** Inserts a team with its first Admin. */
export async function insertTeam(trx: Db, team: { id: TeamId; name: string }, adminId: AccountId): Promise<void> {
  await trx.insertInto('team').values(team).execute();
  await trx.insertInto('teamMember').values({ teamId: team.id, accountId: adminId, permission: 'Admin' }).execute();
}

export async function setActiveTeam(trx: Db, accountId: AccountId, teamId: TeamId): Promise<void> {
  await trx.updateTable('account').set({ activeTeamId: teamId }).where('id', '=', accountId).execute();
}

export async function isInAnyTeam(trx: Db, accountId: AccountId): Promise<boolean> {
  const row = await trx
    .selectFrom('teamMember')
    .innerJoin('team', 'team.id', 'teamMember.teamId')
    .where('teamMember.accountId', '=', accountId)
    .where('team.deletedAt', 'is', null)
    .select('team.id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Sets the first password; one that was set aside is deleted.
 *
 * @returns false when there is a password already; the condition in the update lets one of many succeed.
 */
export async function setFirstPasswordHash(trx: Db, accountId: AccountId, passwordHash: string): Promise<boolean> {
  const changed = await trx
    .updateTable('account')
    .set({ passwordHash, signUpPasswordHash: null })
    .where('id', '=', accountId)
    .where('passwordHash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Finds the account whose resets are requested by an address: its login name or its recovery address. */
export function findAccountToRecover(db: Db, emailKey: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .select(columns)
    .where((where) => where.or([where('emailKey', '=', emailKey), where('recoveryEmailKey', '=', emailKey)]))
    .orderBy(sql`email_key = ${emailKey}`, 'desc')
    .executeTakeFirst();
}

export async function setAccountStatus(trx: Db, accountId: AccountId, status: AccountRow['status']): Promise<void> {
  await trx.updateTable('account').set({ status }).where('id', '=', accountId).execute();
}

export async function hasAnyAccount(db: Db): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function setAccountName(
  trx: Db,
  accountId: AccountId,
  name: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await trx.updateTable('account').set(name).where('id', '=', accountId).execute();
}
