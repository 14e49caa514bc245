import { deletionProblem } from '@confab/access';
import { notificationMessages, refused } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { requirePermission } from '../../access/require-permission.ts';
import { afterCommit, transact } from '../../db/transact.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import { createTeamDeletedMail } from '../../mail/team-mails.ts';
import type { Caller, Services } from '../../services.ts';
import { createNotice, notify, teamsLink } from '../notifications/index.ts';
import { lockTeam, publishTeamChange } from './lock-team.ts';
import { deleteInvitationsTo } from './invitations.repository.ts';
import { findVerifiedAccounts } from './members.repository.ts';
import { deleteTeamRow } from './teams.repository.ts';

/**
 * Deletes a team without other members, its projects and its invitations. If an invitation was accepted just before,
 * the team has another member and is not deleted (TEAM-10).
 */
export function deleteTeam(services: Services, caller: Caller, teamId: TeamId): Promise<null> {
  return transact(services.db, async (trx) => {
    const team = await lockTeam(trx, teamId);
    await requirePermission(trx, caller, teamId, 'team.delete');
    const problem = deletionProblem(team.members.length);
    if (problem !== undefined) throw refused(problem.message);
    const invited = await findVerifiedAccounts(trx, await deleteInvitationsTo(trx, teamId));
    await deleteTeamRow(trx, teamId);
    // An unverified address may belong to somebody else.
    if (caller.isVerified)
      await queueMail(trx, services, createTeamDeletedMail(services.config.publicUrl, caller.email, team.name));
    const notice = createNotice(notificationMessages.teamDeleted, { team: team.name }, teamsLink);
    for (const accountId of invited) await notify(services, trx, accountId, notice);
    publishTeamChange(services, trx, team, invited);
    afterCommit(trx, () => services.hub.recheckAccount(caller.accountId));
    return null;
  });
}
