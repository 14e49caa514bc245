import { isStaff } from '@confab/access';
import { staffListMax, type AccountEntry, type AuditEntry } from '@confab/contracts';
import type { AccountId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** A page of a list, numbered from 0. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

function selectAccounts(db: Db, search: string) {
  const start = `${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return db.selectFrom('account').$if(start !== '%', (query) => query.where('emailKey', 'like', start));
}

/** The newest accounts, or those whose address begins with a text, by address. */
export async function listAccounts(db: Db, search: string, page: Page): Promise<AccountEntry[]> {
  const rows = await selectAccounts(db, search)
    .select(['id', 'email', 'firstName', 'lastName', 'isVerified', 'status', 'roles', 'createdAt'])
    .select(({ selectFrom }) => [
      selectFrom('session')
        .whereRef('session.accountId', '=', 'account.id')
        .select(({ fn }) => fn.max('lastSeenAt').as('at'))
        .as('lastSeenAt'),
      selectFrom('session')
        .whereRef('session.accountId', '=', 'account.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('sessionCount'),
      selectFrom('teamMember')
        .whereRef('teamMember.accountId', '=', 'account.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('teamCount'),
    ])
    .$if(search.trim() === '', (query) => query.orderBy('createdAt', 'desc').orderBy('id', 'desc'))
    .$if(search.trim() !== '', (query) => query.orderBy('emailKey'))
    .limit(limitOf(page))
    .offset(page.page * page.pageSize)
    .execute();
  return rows.map(
    ({ id, email, firstName, lastName, isVerified, status, roles, createdAt, lastSeenAt, ...counts }) => ({
      id,
      email,
      name: `${firstName} ${lastName}`.trim(),
      isVerified,
      isDisabled: status === 'disabled',
      isStaff: isStaff(roles),
      createdUtc: createdAt.toISOString(),
      lastSeenUtc: lastSeenAt?.toISOString() ?? '',
      sessionCount: counts.sessionCount ?? 0,
      teamCount: counts.teamCount ?? 0,
    }),
  );
}

/** How many accounts a list has, counted up to the maximum of such lists. */
export async function countAccounts(db: Db, search: string): Promise<number> {
  const { count } = await db
    .selectFrom(selectAccounts(db, search).select('id').limit(staffListMax).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectAudit(db: Db, accountId: AccountId | undefined) {
  return db
    .selectFrom('audit')
    .$if(accountId !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([eb('accountId', '=', accountId ?? null), eb('objectId', '=', accountId ?? null)]),
      ),
    );
}

/** The audit trail, newest first, of everybody or about one account. */
export async function listAudit(db: Db, accountId: AccountId | undefined, page: Page): Promise<AuditEntry[]> {
  const rows = await selectAudit(db, accountId)
    .leftJoin('account as actor', 'actor.id', 'audit.accountId')
    .leftJoin('account as subject', (join) =>
      join
        .onRef(sql.ref('subject.id'), '=', 'audit.objectId')
        .on(sql<boolean>`audit.account_id is distinct from audit.object_id`),
    )
    .select([
      'audit.id',
      'audit.at',
      'audit.action',
      'audit.result',
      'audit.ip',
      'audit.repeats',
      'actor.email as email',
      'subject.email as subjectEmail',
    ])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(limitOf(page))
    .offset(page.page * page.pageSize)
    .execute();
  return rows.map(({ at, email, subjectEmail, ...row }) => ({
    ...row,
    utcTimestamp: at.toISOString(),
    email: email ?? '',
    subjectEmail: subjectEmail ?? '',
  }));
}

/** How many lines the audit trail has, counted up to the maximum of such lists. */
export async function countAudit(db: Db, accountId: AccountId | undefined): Promise<number> {
  const { count } = await db
    .selectFrom(selectAudit(db, accountId).select('audit.id').limit(staffListMax).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Nothing beyond the maximum is read. */
function limitOf({ page, pageSize }: Page) {
  return Math.max(0, Math.min(pageSize, staffListMax - page * pageSize));
}
