import { isLastAdmin, teamMessages } from '@confab/access';
import { notFound, notificationMessages, refused } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import type { TeamId, TeamRole } from '@confab/model';
import { requirePermission } from '../../access/require-permission.ts';
import { afterCommit, transact } from '../../db/transact.ts';
import type { Caller, Services } from '../../services.ts';
import { createNotice, notify, teamsLink } from '../notifications/index.ts';
import { lockTeam, publishTeamChange } from './lock-team.ts';
import { updatePermission } from './members.repository.ts';

interface Change {
  readonly teamId: TeamId;
  readonly emailToModify: string;
  readonly newPermission: TeamRole;
}

/** Changes a member's permission. A team always keeps at least one Admin (TEAM-3). */
export function changePermission(
  services: Services,
  caller: Caller,
  { teamId, emailToModify, newPermission }: Change,
): Promise<null> {
  return transact(services.db, async (trx) => {
    const team = await lockTeam(trx, teamId);
    await requirePermission(trx, caller, teamId, 'team.changePermission');
    const key = emailKey(emailToModify);
    const member = team.members.find((one) => one.emailKey === key);
    if (!member) throw notFound();
    if (member.permission === newPermission) return null;
    const { accountId } = member;
    if (isLastAdmin(team.members, member)) throw refused(teamMessages.lastAdmin);
    await updatePermission(trx, { teamId, accountId, permission: newPermission });
    if (accountId !== caller.accountId) {
      const message = notificationMessages[`made${newPermission}`];
      await notify(services, trx, accountId, createNotice(message, { name: caller.name, team: team.name }, teamsLink));
    }
    publishTeamChange(services, trx, team);
    afterCommit(trx, () => services.hub.recheckAccount(accountId));
    return null;
  });
}
