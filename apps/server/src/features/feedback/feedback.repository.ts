import type { AccountId } from '@confab/model';
import type { CrashReport, Feedback, ReportState } from '@confab/contracts';
import { sql, type RawBuilder } from 'kysely';
import { skipNewest } from '../../db/skip-newest.ts';
import type { Db } from '../../services.ts';

/** The oldest rows are deleted beyond this number, so that feedback cannot fill the disk. */
const mostKept = 10_000;
/** The same for crash reports of signed-out people, so that strangers displace no reports of accounts. */
const mostOfStrangers = 1_000;

type ReportTable = 'feedback' | 'crashReport';

/** Which reports are listed: those of a state with words that begin with each of the searched ones. */
export interface ReportFilter {
  readonly state?: ReportState | undefined;
  readonly search?: string | undefined;
}

/** A page of a list, numbered from 0. */
export interface ReportPage extends ReportFilter {
  readonly page: number;
  readonly pageSize: number;
}

function fits({ state, search = '' }: ReportFilter): RawBuilder<boolean> {
  const words = search.match(/[\p{L}\p{N}]{1,100}/gu) ?? [];
  const query = words.map((word) => `${word}:*`).join(' & ');
  const conditions = [
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(search.trim() === '' ? [] : [sql`words @@ to_tsquery('simple', ${query})`]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

type NewFeedback = Omit<Feedback, 'utcTimestamp' | 'state'> & { readonly accountId: AccountId };
type NewCrashReport = Omit<CrashReport, 'utcTimestamp' | 'state'> & { readonly accountId: AccountId | null };

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

export async function listFeedback(db: Db, { page, pageSize, ...filter }: ReportPage): Promise<Feedback[]> {
  const rows = await db
    .selectFrom('feedback')
    .where(fits(filter))
    .select(['id', 'name', 'username', 'email', 'rating', 'text', 'wantsContact', 'createdAt', 'state'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  return rows.map(({ text, createdAt, ...row }) => ({ ...row, feedback: text, utcTimestamp: createdAt.toISOString() }));
}

export async function listCrashReports(db: Db, { page, pageSize, ...filter }: ReportPage): Promise<CrashReport[]> {
  const rows = await db
    .selectFrom('crashReport')
    .where(fits(filter))
    .select(['id', 'email', 'kind', 'text', 'createdAt', 'state'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  return rows.map(({ id, email, kind, text, createdAt, state }) => ({
    id,
    state,
    email,
    feedbackType: kind,
    crashReport: text,
    utcTimestamp: createdAt.toISOString(),
  }));
}

export async function countReports(db: Db, table: ReportTable, filter: ReportFilter): Promise<number> {
  const row = await db
    .selectFrom(table)
    .where(fits(filter))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Sets what the staff has done with a report. @returns false when it no longer exists */
export async function setReportState(db: Db, table: ReportTable, id: string, state: ReportState): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable(table).set({ state }).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function deleteBeyond(db: Db, table: ReportTable): Promise<void> {
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
