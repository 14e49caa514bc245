import { can, isLastAdmin, teamMessages } from '@confab/access';
import { forbidden, notFound, notificationMessages, refused } from '@confab/contracts';
import type { AccountId, TeamId } from '@confab/model';
import { findRole } from '../../access/scope.repository.ts';
import { afterCommit, transact } from '../../db/transact.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import { createRemovedFromTeamMail } from '../../mail/team-mails.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { createNotice, notify, teamsLink } from '../notifications/index.ts';
import { listAdminIds, lockTeam, publishTeamChange, type LockedTeam } from './lock-team.ts';
import { deleteMember, type MemberRow } from './members.repository.ts';

/**
 * Removes a member from a team: Admins can remove anybody, other members only themselves. The last Admin stays
 * (TEAM-3). Open connections of the removed account stop receiving the team's events.
 */
export function removeMember(services: Services, caller: Caller, teamId: TeamId, accountId: AccountId): Promise<null> {
  return transact(services.db, async (trx) => {
    const team = await lockTeam(trx, teamId);
    const role = await findRole(trx, caller.accountId, teamId);
    if (!role) throw notFound();
    const isLeaving = accountId === caller.accountId;
    if (!isLeaving && !can(role, 'team.removeMember')) throw forbidden();
    const member = team.members.find((one) => one.accountId === accountId);
    if (!member) throw notFound();
    if (isLastAdmin(team.members, member)) throw refused(teamMessages.lastAdmin);
    await deleteMember(trx, teamId, accountId);
    await (isLeaving ? notifyAdmins(services, trx, team, caller) : notifyRemovedMember(services, trx, team, member));
    publishTeamChange(services, trx, team);
    afterCommit(trx, () => services.hub.recheckAccount(accountId));
    return null;
  });
}

async function notifyRemovedMember(services: Services, trx: Db, team: LockedTeam, { accountId, email }: MemberRow) {
  const notice = createNotice(notificationMessages.memberRemoved, { team: team.name }, teamsLink);
  await notify(services, trx, accountId, notice);
  await queueMail(trx, services, createRemovedFromTeamMail(services.config.publicUrl, email, team.name));
}

async function notifyAdmins(services: Services, trx: Db, team: LockedTeam, { accountId, name }: Caller) {
  const notice = createNotice(notificationMessages.memberLeft, { name, team: team.name }, teamsLink);
  for (const admin of listAdminIds(team, accountId)) await notify(services, trx, admin, notice);
}
