import { readJsonText, toJsonText, type JsonText } from '@confab/model';
import { sql } from 'kysely';
import type { Db, Services } from '../services.ts';
import { findMailLanguage } from './mail-language.repository.ts';
import type { MailLanguage } from './mail-words.ts';
import type { AssistantOrigin } from '../db/stored-shapes.ts';

/** A mail to one person, as text and as HTML. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail of the product, in every language; it is sent in the language of its recipient. */
export interface ProductMail {
  readonly recipient: string;
  readonly texts: Readonly<Record<MailLanguage, Omit<Mail, 'recipient'>>>;
  /** The address whose language counts when the recipient has no account. */
  readonly inviter?: string;
}

export interface QueuedMail extends Mail {
  readonly id: string;
  readonly createdAt: Date;
  readonly attempts: number;
  /** Set for a mail of an assistant, which is never sent in the name of the product. */
  readonly assistant: AssistantOrigin | undefined;
}

/**
 * Queues a mail, in the language of its recipient, in the transaction of its cause, so that both are stored or neither.
 *
 * Of several mails with the same key only the first is sent.
 */
export async function queueMail(
  trx: Db,
  { newId }: Pick<Services, 'newId'>,
  { recipient, texts, inviter }: ProductMail,
  idempotencyKey: string | null = null,
): Promise<void> {
  const language = await findMailLanguage(trx, inviter === undefined ? [recipient] : [recipient, inviter]);
  const mail = { recipient, ...texts[language] };
  await trx
    .insertInto('outboxMail')
    .values({ id: newId(), idempotencyKey, ...mail })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .execute();
}

/**
 * Queues a mail of an assistant, whose id its links need.
 *
 * @returns false when a mail with the key is queued already.
 */
export async function queueAssistantMail(
  trx: Db,
  mail: Mail & { readonly id: string; readonly assistant: AssistantOrigin },
  idempotencyKey: string,
): Promise<boolean> {
  const row = await trx
    .insertInto('outboxMail')
    .values({ ...mail, idempotencyKey, assistant: toJsonText(mail.assistant) })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const columns = ['id', 'recipient', 'subject', 'text', 'html', 'createdAt', 'attempts', 'assistant'] as const;

interface MailRow extends Omit<QueuedMail, 'assistant'> {
  readonly assistant: JsonText<AssistantOrigin> | null;
}

function toQueuedMail({ assistant, ...mail }: MailRow): QueuedMail {
  return { ...mail, assistant: assistant === null ? undefined : readJsonText(assistant) };
}

/** How long a process may take for the mails that it claimed. */
const leaseMinutes = 10;

/**
 * Returns mails that are due, oldest first. No other process claims them until the lease ends, when they are due again
 * if the process has died.
 */
export async function takeDueMails(db: Db, most: number): Promise<QueuedMail[]> {
  const rows = await db
    .updateTable('outboxMail')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      nextAttemptAt: sql<Date>`now() + make_interval(mins => ${sql.lit(leaseMinutes)})`,
    }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('outboxMail')
        .select('id')
        .where('sentAt', 'is', null)
        .where(sql<boolean>`next_attempt_at <= now() and cancelled_at is null
          and coalesce(retried_at, created_at) > now() - interval '24 hours'`)
        .orderBy('createdAt')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute();
  return rows.map(toQueuedMail);
}

/** Marks a mail as sent. 'forget' deletes its text, which may contain codes; 'keep' is for the local mailbox. */
export async function markSent(db: Db, id: string, content: 'keep' | 'forget'): Promise<void> {
  await db
    .updateTable('outboxMail')
    .set({ sentAt: sql<Date>`now()`, lastError: null, ...(content === 'forget' && { text: '', html: '' }) })
    .where('id', '=', id)
    .execute();
}

/** Stores why a mail could not be sent, for the staff, and when it is tried again: later with each attempt. */
export async function markFailed(db: Db, id: string, lastError: string): Promise<void> {
  await db
    .updateTable('outboxMail')
    .set({
      lastError,
      nextAttemptAt: sql<Date>`now() + least(power(2, attempts - 1) * interval '30 seconds', interval '1 hour')`,
    })
    .where('id', '=', id)
    .execute();
}

/** The newest mails, sent or not, for the local mailbox. */
export async function listMails(db: Db, most: number): Promise<QueuedMail[]> {
  const rows = await db
    .selectFrom('outboxMail')
    .select(columns)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(toQueuedMail);
}

export async function findMail(db: Db, id: string): Promise<QueuedMail | undefined> {
  const row = await db.selectFrom('outboxMail').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toQueuedMail(row);
}
