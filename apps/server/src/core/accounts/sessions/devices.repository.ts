import type { AccountId } from '@confab/model';
import { sql } from 'kysely';
import type { Db, Services } from '../../../services.ts';
import { hashSecret } from '../hash-secret.ts';

const maxDevices = 50;

/** Whether an account has signed in with the browser that holds a secret, within 180 days. */
export async function isKnownDevice(db: Db, accountId: AccountId, secret: string): Promise<boolean> {
  if (secret === '') return false;
  const touched = await db
    .updateTable('device')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('secretHash', '=', hashSecret(secret))
    .where('accountId', '=', accountId)
    .where(sql<boolean>`last_used_at > now() - interval '180 days'`)
    .returning('accountId')
    .executeTakeFirst();
  return touched !== undefined;
}

/** A browser that was added to an account's known ones. */
export interface AddedDevice {
  readonly secret: string;
  /** The account had no known browser before. */
  readonly isFirst: boolean;
}

/** Adds a known browser to an account. A secret that the browser holds for another account is reused. */
export async function addDevice(
  trx: Db,
  { newSecret }: Pick<Services, 'newSecret'>,
  accountId: AccountId,
  held: string,
): Promise<AddedDevice> {
  const isOurs = held !== '' && (await hasAny(trx, { secretHash: hashSecret(held) }));
  const secret = isOurs ? held : newSecret();
  const isFirst = !(await hasAny(trx, { accountId }));
  const row = { secretHash: hashSecret(secret), accountId };
  await trx
    .insertInto('device')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await forgetOldest(trx, accountId);
  return { secret, isFirst };
}

async function hasAny(trx: Db, where: { readonly secretHash: Buffer } | { readonly accountId: AccountId }) {
  const devices = trx.selectFrom('device').select('accountId');
  const found =
    'accountId' in where
      ? devices.where('accountId', '=', where.accountId)
      : devices.where('secretHash', '=', where.secretHash);
  const row = await found.executeTakeFirst();
  return row !== undefined;
}

async function forgetOldest(trx: Db, accountId: AccountId) {
  await trx
    .deleteFrom('device')
    .where('accountId', '=', accountId)
    .where('secretHash', 'in', (query) =>
      query
        .selectFrom('device')
        .select('secretHash')
        .where('accountId', '=', accountId)
        .orderBy('lastUsedAt', 'desc')
        .offset(maxDevices),
    )
    .execute();
}

/** Forgets all known browsers of an account, for a reset or a first proof. */
export async function forgetDevices(trx: Db, accountId: AccountId): Promise<void> {
  await trx.deleteFrom('device').where('accountId', '=', accountId).execute();
}
