import type { AccountId, ActiveTeam, TeamId, TeamMembership, TeamRole } from '@confab/model';
import type { Db } from '../../services.ts';

/** The teams the account belongs to, by name. */
export async function findTeamsOf(db: Db, accountId: AccountId): Promise<TeamMembership[]> {
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
    // The database's own keys, and the roles its check constraint allows.
    teamId: id as TeamId,
    permission: permission as TeamRole,
    description: name,
    invitePending: false,
    teamInvitationId: null,
  }));
}

/** One team of the account, if it is in it. */
export async function findTeamOf(db: Db, accountId: AccountId, teamId: TeamId): Promise<ActiveTeam | undefined> {
  const teams = await findTeamsOf(db, accountId);
  const found = teams.find((team) => team.teamId === teamId);
  return found && { teamId, teamName: found.description, permissions: found.permission };
}

export async function setActiveTeamId(db: Db, accountId: AccountId, teamId: TeamId): Promise<void> {
  await db.updateTable('account').set({ activeTeamId: teamId }).where('id', '=', accountId).execute();
}
