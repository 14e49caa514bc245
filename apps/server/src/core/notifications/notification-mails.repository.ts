import type { AccountId, JsonObject, JsonText, TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { StoredMessage } from '../../db/stored-shapes.ts';
import type { Db } from '../../services.ts';
import { shownEmail } from '../accounts/addresses/shown-address.repository.ts';

const mostAccounts = 100;

/** The accounts with notifications that are to be mailed by now. */
export async function listAccountsToMail(db: Db): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('notification')
    .select('accountId')
    .distinct()
    .where('mailAt', '<=', sql<Date>`now()`)
    .limit(mostAccounts)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** An unread notification that was to be mailed. */
interface TakenNotification {
  readonly link: string;
  readonly message: JsonText<StoredMessage> | null;
}

/** Takes all notifications of an account that are to be mailed, including those that are due later; oldest first. */
export async function takeToMail(trx: Db, accountId: AccountId): Promise<TakenNotification[]> {
  const rows = await trx
    .updateTable('notification')
    .set({ mailAt: null })
    .where('accountId', '=', accountId)
    .where('mailAt', 'is not', null)
    .returning(['link', 'message', 'createdAt', 'id'])
    .execute();
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
}

interface MailRecipient {
  readonly email: string;
  readonly isVerified: boolean;
  readonly profile: JsonText<JsonObject>;
}

/** The address and the mail preferences of an account that is not disabled. */
export function findMailRecipient(trx: Db, accountId: AccountId): Promise<MailRecipient | undefined> {
  return trx
    .selectFrom('account')
    .select([shownEmail.as('email'), 'isVerified', 'profile'])
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** @param db without the guard of teams */
export async function listTeamIds(db: Db, accountId: AccountId): Promise<TeamId[]> {
  const rows = await db.selectFrom('teamMember').select('teamId').where('accountId', '=', accountId).execute();
  return rows.map(({ teamId }) => teamId);
}
