import type { TeamMember, TeamRole } from '@confab/model';
import { can } from '@confab/access';
import { localPartOf } from '@confab/identity';
import type { Services, TeamScope } from '../../services.ts';
import { getAccountName } from '../../core/accounts/sessions/sessions.ts';
import { findInvitationsTo, type InvitationRow } from './invitations.repository.ts';
import { findMembers, type MemberRow } from './members.repository.ts';

/**
 * Who is in a team and who is invited to it. The id of an invitation is half of what accepting takes, and an
 * address is nobody's business before its owner joins: only those who invite see either (TEAM-6).
 */
export async function listMembers({ db }: Services, { teamId, role }: TeamScope): Promise<TeamMember[]> {
  const members = await findMembers(db, teamId);
  const invitations = await findInvitationsTo(db, teamId);
  return [...members.map(toMember), ...invitations.map((invitation) => toInvited(invitation, role))];
}

function toMember(member: MemberRow): TeamMember {
  return {
    email: member.email,
    name: getAccountName(member),
    permission: member.permission,
    invitePending: false,
    tvAccountId: member.accountId,
    teamInvitationId: null,
    profilePhotoAssetId: member.photoId ?? '',
  };
}

function toInvited({ id, email, permission }: InvitationRow, role: TeamRole): TeamMember {
  const mayInvite = can(role, 'team.invite');
  return {
    email: mayInvite ? email : mask(email),
    name: mayInvite ? email : mask(email),
    permission,
    invitePending: true,
    tvAccountId: null,
    teamInvitationId: mayInvite ? id : null,
    profilePhotoAssetId: '',
  };
}

/** `g…@example.org`: enough to recognise whom one knows. */
function mask(email: string) {
  const local = localPartOf(email);
  return `${[...local][0] ?? ''}…${email.slice(local.length)}`;
}
