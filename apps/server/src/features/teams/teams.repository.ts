import { isAdmin } from '@confab/access';
import type { AccountId, ActiveTeam, TeamId, TeamMembership } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** Lists the account's teams, sorted by name. Invitations are a separate query. */
export async function listAccountTeams(db: Db, accountId: AccountId): Promise<TeamMembership[]> {
  const rows = await db
    .selectFrom('teamMember')
    .innerJoin('team', 'team.id', 'teamMember.teamId')
    .where('teamMember.accountId', '=', accountId)
    .where('team.deletedAt', 'is', null)
    .orderBy('team.name')
    .orderBy('team.id')
    .select(['team.id', 'team.name', 'teamMember.permission'])
    .execute();
  return rows.map(({ id, name, permission }) => ({
    // The ids come from the database, and its check constraint limits the roles.
    teamId: id,
    permission,
    description: name,
    invitePending: false,
    teamInvitationId: null,
  }));
}

/** Finds one team of the account; undefined if the account is not a member. */
export async function findAccountTeam(db: Db, accountId: AccountId, teamId: TeamId): Promise<ActiveTeam | undefined> {
  const teams = await listAccountTeams(db, accountId);
  const found = teams.find((team) => team.teamId === teamId);
  return found && { teamId, teamName: found.description, permissions: found.permission };
}

export async function setActiveTeamId(db: Db, accountId: AccountId, teamId: TeamId): Promise<void> {
  await db.updateTable('account').set({ activeTeamId: teamId }).where('id', '=', accountId).execute();
}

/** Locks an account until the end of the transaction and counts the teams that it is an Admin of. */
export async function countOwnTeams(trx: Db, accountId: AccountId): Promise<number> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const teams = await listAccountTeams(trx, accountId);
  return teams.filter(isAdmin).length;
}

/** Stores a team. @returns false when the id exists already; the existing team stays unchanged. */
export async function insertTeam(trx: Db, team: { id: TeamId; name: string }): Promise<boolean> {
  const row = await trx
    .insertInto('team')
    .values(team)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a team. @returns its name; undefined for a deleted one. */
export async function lockTeamName(trx: Db, teamId: TeamId): Promise<string | undefined> {
  const row = await trx
    .selectFrom('team')
    .select('name')
    .where('id', '=', teamId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.name;
}

export async function renameTeamRow(trx: Db, teamId: TeamId, name: string): Promise<void> {
  await trx.updateTable('team').set({ name }).where('id', '=', teamId).execute();
}

/** Marks a team and its projects as deleted; ids, members and releases stay, so that it can be restored. */
export async function deleteTeamRow(trx: Db, teamId: TeamId): Promise<void> {
  const deletedAt = sql<Date>`now()`;
  // Hundreds of thousands of items take longer than other statements may.
  await sql`set local statement_timeout = '60s'`.execute(trx);
  await trx.updateTable('team').set({ deletedAt }).where('id', '=', teamId).execute();
  await trx
    .updateTable('item')
    .set({ deletedAt })
    .where('teamId', '=', teamId)
    .where('deletedAt', 'is', null)
    .execute();
}
