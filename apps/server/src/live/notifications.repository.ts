import type { Notification } from '@confab/contracts';
import type { Db } from '../services.ts';

const mostShown = 200;

/** An account's notifications, newest first. */
export async function listNotifications(db: Db, accountId: string): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notification')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(({ id, text, createdAt, isRead }) => ({
    id,
    notificationText: text,
    utcTimestamp: createdAt.toISOString(),
    read: isRead,
  }));
}

export async function insertNotification(db: Db, row: { id: string; accountId: string; text: string }): Promise<void> {
  await db.insertInto('notification').values(row).execute();
}

/** @returns whether there is such a notification of this account. */
export async function markRead(db: Db, accountId: string, id: string): Promise<boolean> {
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
export async function removeNotification(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('notification')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeAllNotifications(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('notification').where('accountId', '=', accountId).execute();
}
