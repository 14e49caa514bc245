import { readJsonText, toJsonText, type AccountId, type CommentId, type JsonText } from '@confab/model';
import type { Notification } from '@confab/contracts';
import { sql } from 'kysely';
import type { StoredMessage } from '../../db/stored-shapes.ts';
import type { Db } from '../../services.ts';

/** The number of notifications that an account keeps; older ones are deleted. */
const mostKept = 200;
/** Rows per statement. */
const rowsAtOnce = 200;

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
  return rows.map(toNotification);
}

interface NotificationRow {
  readonly id: string;
  readonly text: string;
  readonly link: string;
  readonly message: JsonText<StoredMessage> | null;
  readonly createdAt: Date;
  readonly isRead: boolean;
}

function toNotification({ id, text, createdAt, isRead, link, message }: NotificationRow): Notification {
  const named = message === null ? undefined : readJsonText(message);
  return {
    id,
    notificationText: text,
    ...(named && { messageName: named.name, messageParts: named.parts }),
    ...(link === '' ? {} : { link }),
    utcTimestamp: createdAt.toISOString(),
    read: isRead,
  };
}

/** A notification that is to be stored. */
interface NewNotification {
  readonly id: string;
  readonly accountId: AccountId;
  readonly text: string;
  readonly link?: string;
  /** The message from which the text is translated; none for the text of a client. */
  readonly message?: StoredMessage;
  /** After how many minutes it is mailed to an account that has not read it. */
  readonly mailMinutes?: number;
  /** The comment that it is about. */
  readonly commentId?: CommentId;
}

/** Stores a notification and deletes the account's oldest ones beyond the maximum. */
export async function insertNotification(db: Db, row: NewNotification): Promise<Notification> {
  const [stored] = await insertNotifications(db, [row]);
  if (!stored) throw new Error('The notification that was just stored was not found.');
  return stored.notification;
}

/** A stored notification and who gets it. */
interface AddressedNotification {
  readonly accountId: AccountId;
  readonly notification: Notification;
}

/** Stores notifications and deletes the oldest ones of their accounts beyond the maximum. */
export async function insertNotifications(
  db: Db,
  notifications: readonly NewNotification[],
): Promise<AddressedNotification[]> {
  const stored: AddressedNotification[] = [];
  for (let start = 0; start < notifications.length; start += rowsAtOnce) {
    const batch = notifications.slice(start, start + rowsAtOnce);
    const rows = await db.insertInto('notification').values(batch.map(toRow)).returningAll().execute();
    await deleteOldest(
      db,
      batch.map(({ accountId }) => accountId),
    );
    stored.push(...rows.map((row) => ({ accountId: row.accountId, notification: toNotification(row) })));
  }
  return stored;
}

function toRow({ message, mailMinutes, ...row }: NewNotification) {
  return {
    ...row,
    ...(message && { message: toJsonText(message) }),
    ...(mailMinutes !== undefined && { mailAt: sql<Date>`now() + ${mailMinutes} * interval '1 minute'` }),
  };
}

/** Reads each account's own notifications by its index, however many others there are. */
async function deleteOldest(db: Db, accountIds: readonly AccountId[]): Promise<void> {
  await sql`
    delete from notification where id in (
      select oldest.id
      from unnest(${[...accountIds]}::uuid[]) as given (account_id)
        cross join lateral (
          select id from notification where account_id = given.account_id
          order by created_at desc, id desc offset ${mostKept}) as oldest)`.execute(db);
}

/** Deletes the notifications and mails about a deleted comment. */
export async function deleteNotificationsOfComment(trx: Db, commentId: CommentId): Promise<void> {
  await trx.deleteFrom('notification').where('commentId', '=', commentId).execute();
}

/** The columns of a read notification, which is never mailed. */
const read = { isRead: true, mailAt: null } as const;

/** The unread notifications of an account, each with the page that it leads to. */
export function listUnread(db: Db, accountId: AccountId): Promise<{ id: string; link: string }[]> {
  return db
    .selectFrom('notification')
    .select(['id', 'link'])
    .where('accountId', '=', accountId)
    .where('isRead', '=', false)
    .execute();
}

/** Marks notifications of an account as read. @returns those that were not */
export async function markAllRead(db: Db, accountId: AccountId, ids: readonly string[]): Promise<Notification[]> {
  const rows = await db
    .updateTable('notification')
    .set(read)
    .where('accountId', '=', accountId)
    .where('isRead', '=', false)
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  return rows.map(toNotification);
}

/** @returns the notification that is read now; undefined when the account has none with this id. */
export async function markRead(db: Db, accountId: AccountId, id: string): Promise<Notification | undefined> {
  const row = await db
    .updateTable('notification')
    .set(read)
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returningAll()
    .executeTakeFirst();
  return row && toNotification(row);
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

/** @returns the ids of those that were removed. */
export async function removeAllNotifications(db: Db, accountId: AccountId): Promise<string[]> {
  const rows = await db.deleteFrom('notification').where('accountId', '=', accountId).returning('id').execute();
  return rows.map(({ id }) => id);
}
