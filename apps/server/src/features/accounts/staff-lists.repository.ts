import { isStaff } from '@confab/access';
import { staffListMax, type AccountEntry } from '@confab/contracts';
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

/** Lists all accounts, newest first, or those whose email address begins with a text, sorted by email address. */
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
  const teams = await listTeamsOf(
    db,
    rows.map(({ id }) => id),
  );
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
      teams: teams.get(id) ?? [],
    }),
  );
}

const teamsShown = 20;

/** The first teams of each account by name, with its role in them. */
async function listTeamsOf(db: Db, accountIds: readonly AccountId[]): Promise<Map<AccountId, AccountEntry['teams']>> {
  const teams = new Map<AccountId, AccountEntry['teams']>(accountIds.map((id) => [id, []]));
  if (accountIds.length === 0) return teams;
  const { rows } = await sql<AccountEntry['teams'][number] & { accountId: AccountId }>`
    select account_id, id, name, permission as role
    from unnest(${sql.val(accountIds)}::uuid[]) as asked (account_id)
    cross join lateral (
      select team.id, team.name, team_member.permission
      from team_member join team on team.id = team_member.team_id
      where team_member.account_id = asked.account_id and team.deleted_at is null
      order by team.name, team.id limit ${sql.lit(teamsShown)}) as shown`.execute(db);
  for (const { accountId, ...team } of rows) teams.get(accountId)?.push(team);
  return teams;
}

/** How many accounts a list has, counted up to the maximum of such lists. */
export async function countAccounts(db: Db, search: string): Promise<number> {
  const { count } = await db
    .selectFrom(selectAccounts(db, search).select('id').limit(staffListMax).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many rows of a page are read: none beyond the maximum of the list. */
export function limitOf({ page, pageSize }: Page) {
  return Math.max(0, Math.min(pageSize, staffListMax - page * pageSize));
}
