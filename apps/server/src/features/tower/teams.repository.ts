import type { TeamDetails, TeamEntry } from '@confab/contracts';
import { isGuid, type TeamId } from '@confab/model';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { countUpTo } from './count-up-to.repository.ts';
import { limitOf, type JobPage } from './job-page.ts';

/** The database without the tenant guard: the staff looks at teams that it is in none of. */
type All = Kysely<Tables>;

const rowsShown = 200;

function selectTeams(all: All, search: string) {
  const text = search.trim();
  const isId = isGuid(text);
  const start = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return all
    .selectFrom('team')
    .where('deletedAt', 'is', null)
    .$if(isId, (query) => query.where(sql<boolean>`id = ${text}::uuid`))
    .$if(!isId && text !== '', (query) => query.where(sql<boolean>`lower(name) like ${start}`));
}

/** Lists all teams, newest first, or those whose name begins with a text, sorted by name. */
export async function listTeams(all: All, search: string, page: JobPage): Promise<TeamEntry[]> {
  const isSearch = search.trim() !== '';
  const rows = await selectTeams(all, search)
    .select(['id', 'name', 'createdAt'])
    .select([
      sql<number>`(select count(*) from team_member where team_id = team.id)`.as('memberCount'),
      sql<number>`(select count(*) from item
        where team_id = team.id and kind = 'project' and deleted_at is null)`.as('projectCount'),
      sql<number>`coalesce((select bytes from team_usage where team_id = team.id), 0)`.as('usedBytes'),
      sql<number | null>`(select bytes from team_limit where team_id = team.id)`.as('ownBytes'),
      sql<number | null>`(select bytes from team_quota)`.as('usualBytes'),
    ])
    .$if(isSearch, (query) => query.orderBy(sql`lower(name)`).orderBy('id'))
    .$if(!isSearch, (query) => query.orderBy('createdAt', 'desc').orderBy('id', 'desc'))
    .limit(limitOf(page))
    .offset(page.page * page.pageSize)
    .execute();
  return rows.map(({ createdAt, ownBytes, usualBytes, ...row }) => ({
    ...row,
    allowedBytes: ownBytes ?? usualBytes,
    hasOwnLimit: ownBytes !== null,
    createdUtc: createdAt.toISOString(),
  }));
}

export function countTeams(all: All, search: string): Promise<number> {
  return countUpTo(all, selectTeams(all, search).select('id'));
}

export async function isTeamThere(all: All, teamId: TeamId): Promise<boolean> {
  return (await selectTeams(all, teamId).select('id').executeTakeFirst()) !== undefined;
}

/** The members of a team, Admins first. */
export async function listMembers(all: All, teamId: TeamId): Promise<TeamDetails['members']> {
  const rows = await all
    .selectFrom('teamMember')
    .innerJoin('account', 'account.id', 'teamMember.accountId')
    .where('teamMember.teamId', '=', teamId)
    .select(['account.email', 'teamMember.permission', 'account.status'])
    .select(sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('name'))
    .orderBy(sql`team_member.permission <> 'Admin'`)
    .orderBy('account.emailKey')
    .limit(rowsShown)
    .execute();
  return rows.map(({ email, name, permission, status }) => ({
    email,
    name,
    role: permission,
    isDisabled: status === 'disabled',
  }));
}

/** The projects of a team that are not deleted, with the bytes of their values, the largest first. */
export async function listProjects(all: All, teamId: TeamId): Promise<TeamDetails['projects']> {
  return all
    .selectFrom('item')
    .leftJoin('projectUsage', (join) => join.onRef('projectUsage.projectId', '=', sql.ref('item.id')))
    .where('item.teamId', '=', teamId)
    .where(sql<boolean>`item.kind = 'project'`)
    .where('item.deletedAt', 'is', null)
    .select(['item.id', 'item.displayName as name'])
    .select(sql<number>`coalesce(project_usage.bytes, 0)`.as('bytes'))
    .orderBy('bytes', 'desc')
    .orderBy('item.id')
    .limit(rowsShown)
    .execute();
}

/** The limit of each project in bytes; null without one. */
export async function findProjectLimit(all: All): Promise<number | null> {
  const row = await all.selectFrom('teamQuota').select('projectBytes').executeTakeFirst();
  return row?.projectBytes ?? null;
}
