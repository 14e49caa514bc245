import type { AccountId } from '@confab/model';
import type { Notification } from '@confab/contracts';
import { skipNewest } from '../../db/skip-newest.ts';
import type { Db } from '../../services.ts';

/** The number of notifications that an account keeps; older ones are deleted. */
const mostKept = 200;

/** An account's notifications, newest first. */
export async function listNotifications(db: Db, accountId: AccountId): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notification')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostKept)
    .execute();
  return rows.map(({ id, text, createdAt, isRead, link }) => ({
    id,
    notificationText: text,
    ...(link === '' ? {} : { link }),
    utcTimestamp: createdAt.toISOString(),
    read: isRead,
  }));
}

/** Stores a notification and deletes the account's oldest ones beyond the maximum. */
export async function insertNotification(
  db: Db,
  row: { id: string; accountId: AccountId; text: string; link?: string },
): Promise<Notification> {
  const { createdAt } = await db
    .insertInto('notification')
    .values(row)
    .returning('createdAt')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('notification')
    .where('id', 'in', (query) =>
      query.selectFrom('notification').select('id').where('accountId', '=', row.accountId).$call(skipNewest(mostKept)),
    )
    .execute();
  return {
    id: row.id,
    notificationText: row.text,
    ...(row.link ? { link: row.link } : {}),
    utcTimestamp: createdAt.toISOString(),
    read: false,
  };
}

/** @returns whether there is such a notification of this account. */
export async function markRead(db: Db, accountId: AccountId, id: string): Promise<boolean> {
  const row = await db
    .updateTable('notification')
    .set({ isRead: true })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether there was such a notification of this account. */
export async function removeNotification(db: Db, accountId: AccountId, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('notification')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeAllNotifications(db: Db, accountId: AccountId): Promise<void> {
  await db.deleteFrom('notification').where('accountId', '=', accountId).execute();
}
