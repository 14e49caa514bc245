import type { QueuedJob } from '@confab/contracts';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { countUpTo } from './count-up-to.repository.ts';
import { limitOf, type JobPage, type QueueState } from './job-page.ts';

const isTried = sql<boolean>`(cancelled_at is null and coalesce(retried_at, created_at) > now() - interval '24 hours')`;

const conditions = {
  Open: sql<boolean>`sent_at is null and ${isTried}`,
  Failed: sql<boolean>`sent_at is null and not ${isTried}`,
  Done: sql<boolean>`sent_at is not null`,
} as const satisfies Record<QueueState, unknown>;

/** Mails of the outbox, newest first. The text of a mail is never read, nor the subject of an assistant's. */
export async function listMails(db: Db, state: QueueState, page: JobPage): Promise<QueuedJob[]> {
  const rows = await db
    .selectFrom('outboxMail')
    .where(conditions[state])
    .select(['id', 'recipient', 'createdAt', 'nextAttemptAt', 'attempts', 'sentAt', 'lastError', 'cancelledAt'])
    .select([
      sql<string>`case when assistant is null then subject else '' end`.as('subject'),
      sql<string>`coalesce(assistant::jsonb ->> 'teamName', '')`.as('teamName'),
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limitOf(page))
    .offset(page.page * page.pageSize)
    .execute();
  return rows.map(({ id, recipient, subject, teamName, attempts, lastError, cancelledAt, ...row }) => ({
    id,
    kind: 'Mail',
    state: row.sentAt ? 'Done' : cancelledAt ? 'Cancelled' : state === 'Open' ? 'Waiting' : 'Failed',
    title: recipient,
    detail: subject,
    teamName,
    attempts,
    lastError: lastError ?? '',
    lastErrorNames: [],
    createdUtc: row.createdAt.toISOString(),
    nextRunUtc: state === 'Open' ? row.nextAttemptAt.toISOString() : '',
    canRetry: state === 'Failed',
    canCancel: state === 'Open',
  }));
}

export function countMails(db: Db, state: QueueState): Promise<number> {
  return countUpTo(db, db.selectFrom('outboxMail').where(conditions[state]).select('id'));
}

/** Lets a mail be tried for another day. @returns false when it is not a failed one */
export async function retryMail(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outboxMail')
    .set({ attempts: 0, nextAttemptAt: sql<Date>`now()`, retriedAt: sql<Date>`now()`, cancelledAt: null })
    .where('id', '=', id)
    .where(conditions.Failed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the tries of a mail. @returns false when it is not a waiting one */
export async function cancelMail(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outboxMail')
    .set({ cancelledAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where(conditions.Open)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function hasMail(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('outboxMail').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
