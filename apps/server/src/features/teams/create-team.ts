import { teamMessages, teamNameProblem, tidyTeamName } from '@confab/access';
import { conflict, invalid, refused } from '@confab/contracts';
import { emptyId, type TeamId, type TeamMembership } from '@confab/model';
import { afterCommit, transact } from '../../db/transact.ts';
import type { Caller, Services } from '../../services.ts';
import { insertMember } from './members.repository.ts';
import { countOwnTeams, insertTeam } from './teams.repository.ts';

const maxOwnTeams = 20;

/** Creates a team with an id from the client; the caller becomes its Admin. Rejects an existing id (TEAM-11). */
export function createTeam(
  services: Services,
  caller: Caller,
  wanted: { teamId: TeamId; teamName: string },
): Promise<TeamMembership> {
  const problem = teamNameProblem(wanted.teamName);
  if (problem !== undefined || wanted.teamId === emptyId) throw invalid(problem?.message);
  const name = tidyTeamName(wanted.teamName);
  const { teamId } = wanted;
  return transact(services.db, async (trx) => {
    if ((await countOwnTeams(trx, caller.accountId)) >= maxOwnTeams) {
      throw refused(teamMessages.tooManyTeams, { most: maxOwnTeams });
    }
    if (!(await insertTeam(trx, { id: teamId, name }))) throw conflict('');
    await insertMember(trx, { teamId, accountId: caller.accountId, permission: 'Admin' });
    afterCommit(trx, () => services.hub.publish('teamsChanged', { teamId }, [caller.accountId]));
    return { teamId, description: name, permission: 'Admin', invitePending: false, teamInvitationId: null };
  });
}
