import type { AccountId } from '@confab/model';
import type { CrashReport, Feedback } from '@confab/contracts';
import { skipNewest } from '../../db/skip-newest.ts';
import type { Db } from '../../services.ts';

/** The oldest rows are deleted beyond this number, so that feedback cannot fill the disk. */
const mostKept = 10_000;
/** The same for crash reports of signed-out people, so that strangers displace no reports of accounts. */
const mostOfStrangers = 1_000;

/** A page of a list, numbered from 0. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

type NewFeedback = Omit<Feedback, 'utcTimestamp'> & { readonly accountId: AccountId };
type NewCrashReport = Omit<CrashReport, 'utcTimestamp'> & { readonly accountId: AccountId | null };

export async function insertFeedback(db: Db, { feedback, ...row }: NewFeedback): Promise<void> {
  await db
    .insertInto('feedback')
    .values({ ...row, text: feedback })
    .execute();
  await deleteBeyond(db, 'feedback');
}

export async function insertCrashReport(db: Db, { crashReport, feedbackType, ...row }: NewCrashReport): Promise<void> {
  await db
    .insertInto('crashReport')
    .values({ ...row, kind: feedbackType, text: crashReport })
    .execute();
  if (row.accountId === null) await deleteReportsOfStrangers(db);
  else await deleteBeyond(db, 'crashReport');
}

export async function listFeedback(db: Db, { page, pageSize }: Page): Promise<Feedback[]> {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'name', 'username', 'email', 'rating', 'text', 'wantsContact', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  return rows.map(({ text, createdAt, ...row }) => ({ ...row, feedback: text, utcTimestamp: createdAt.toISOString() }));
}

export async function listCrashReports(db: Db, { page, pageSize }: Page): Promise<CrashReport[]> {
  const rows = await db
    .selectFrom('crashReport')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  return rows.map(({ id, email, kind, text, createdAt }) => ({
    id,
    email,
    feedbackType: kind,
    crashReport: text,
    utcTimestamp: createdAt.toISOString(),
  }));
}

export async function countAll(db: Db, table: 'feedback' | 'crashReport'): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

async function deleteBeyond(db: Db, table: 'feedback' | 'crashReport'): Promise<void> {
  await db
    .deleteFrom(table)
    .where('id', 'in', (query) => query.selectFrom(table).select('id').$call(skipNewest(mostKept)))
    .execute();
}

async function deleteReportsOfStrangers(db: Db): Promise<void> {
  await db
    .deleteFrom('crashReport')
    .where('id', 'in', (query) =>
      query.selectFrom('crashReport').select('id').where('accountId', 'is', null).$call(skipNewest(mostOfStrangers)),
    )
    .execute();
}
