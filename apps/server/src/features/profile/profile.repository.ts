import { readJsonText, type JsonObject, type AccountId, type JsonText } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import type { AccountSettings } from '../../db/stored-shapes.ts';

/** An account with its profile. `profile` is the stored text, so that `updateProfile` can detect another save. */
export interface ProfileRow {
  readonly id: AccountId;
  readonly email: string;
  readonly roles: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profile: JsonText<JsonObject>;
  readonly createdAt: Date;
  readonly photoId: string | null;
}

export function findProfile(db: Db, accountId: AccountId): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('account')
    .leftJoin('profilePhoto', 'profilePhoto.accountId', 'account.id')
    .where('account.id', '=', accountId)
    .select([
      'account.id',
      'account.email',
      'account.roles',
      'account.firstName',
      'account.lastName',
      'account.profile',
      'account.createdAt',
      'profilePhoto.id as photoId',
    ])
    .executeTakeFirst();
}

/** Parses the stored values of the profile. */
export function storedValues({ profile }: Pick<ProfileRow, 'profile'>): JsonObject {
  return readJsonText(profile);
}

/** Replaces a profile unless another save changed it since it was read. @returns whether it was written. */
export async function updateProfile(
  trx: Db,
  before: Pick<ProfileRow, 'id' | 'profile' | 'firstName' | 'lastName'>,
  after: { readonly profile: JsonText<JsonObject>; readonly firstName: string; readonly lastName: string },
): Promise<boolean> {
  const updated = await trx
    .updateTable('account')
    .set(after)
    .where('id', '=', before.id)
    .where('profile', '=', before.profile)
    .where('firstName', '=', before.firstName)
    .where('lastName', '=', before.lastName)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Merges settings into the stored ones in one statement, so that simultaneous writes of other settings survive. */
export async function mergeSettings(db: Db, accountId: AccountId, settings: AccountSettings): Promise<void> {
  const merged = sql<JsonText<AccountSettings>>`(settings::jsonb || ${JSON.stringify(settings)}::jsonb)::text`;
  await db.updateTable('account').set({ settings: merged }).where('id', '=', accountId).execute();
}

/** Changes the language in a profile, in one statement too. */
export async function updateLanguage(db: Db, accountId: AccountId, name: string): Promise<void> {
  const profile = sql<JsonText<JsonObject>>`(profile::jsonb || ${JSON.stringify({ Language: name })}::jsonb)::text`;
  await db.updateTable('account').set({ profile }).where('id', '=', accountId).execute();
}

/** A photo in the two sizes in which it is shown (P9.24). */
export interface Photo {
  readonly small: Buffer;
  readonly large: Buffer;
}

/** Replaces all photos of an account by this one. */
export async function replacePhoto(trx: Db, accountId: AccountId, id: string, photo: Photo): Promise<void> {
  await trx
    .insertInto('profilePhoto')
    .values({ id, accountId, ...photo })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ id, ...photo }))
    .execute();
}

export async function deletePhoto(trx: Db, accountId: AccountId): Promise<void> {
  await trx.deleteFrom('profilePhoto').where('accountId', '=', accountId).execute();
}

export async function findPhoto(db: Db, id: string, size: keyof Photo): Promise<Buffer | undefined> {
  const row = await db.selectFrom('profilePhoto').select(`${size} as bytes`).where('id', '=', id).executeTakeFirst();
  return row && Buffer.from(row.bytes);
}
