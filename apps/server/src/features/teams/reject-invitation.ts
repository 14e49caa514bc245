import { can } from '@confab/access';
import { forbidden, notFound, notificationMessages, type ResultOf, type teamCalls } from '@confab/contracts';
import { transact } from '../../db/transact.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { findRole } from '../../access/scope.repository.ts';
import { createNotice, notify, teamsLink } from '../notifications/index.ts';
import { listAdminIds, publishTeamChange, type LockedTeam } from './lock-team.ts';
import { deleteInvitation, type InvitationRow } from './invitations.repository.ts';
import { findVerifiedAccounts } from './members.repository.ts';
import { openInvitation, type InvitationAnswer } from './open-invitation.ts';

type Outcome = ResultOf<typeof teamCalls.rejectInvitation>;

/** Ends an invitation: the invited person declines it, or an Admin of the team withdraws it (TEAM-8). */
export function rejectInvitation(
  services: Services,
  answer: InvitationAnswer,
  visitor: Caller | undefined,
): Promise<Outcome> {
  return transact(services.db, async (trx) => {
    const { invitation, team, right } = await openInvitation(trx, answer, visitor);
    if (right === 'none') await assertAdmin(trx, visitor, team);
    await deleteInvitation(trx, invitation.id);
    const invited = await findVerifiedAccounts(trx, [invitation.emailKey]);
    if (right === 'none' && !invitation.isExpired) {
      const notice = createNotice(notificationMessages.invitationWithdrawn, { team: team.name }, teamsLink);
      for (const accountId of invited) await notify(services, trx, accountId, notice);
    }
    if (right !== 'none') await notifyAdmins(services, trx, team, invitation);
    publishTeamChange(services, trx, team, invited);
    // Declining never asks for a password.
    return {
      teamId: team.teamId,
      teamName: team.name,
      email: invitation.email,
      isPasswordSet: true,
      hasSignUpPassword: false,
    };
  });
}

async function assertAdmin(trx: Db, visitor: Caller | undefined, { teamId }: LockedTeam) {
  const role = visitor && (await findRole(trx, visitor.accountId, teamId));
  if (!role) throw notFound();
  if (!can(role, 'team.invite')) throw forbidden();
}

async function notifyAdmins(services: Services, trx: Db, team: LockedTeam, { email }: InvitationRow) {
  const notice = createNotice(notificationMessages.invitationDeclined, { email, team: team.name }, teamsLink);
  for (const admin of listAdminIds(team)) await notify(services, trx, admin, notice);
}
