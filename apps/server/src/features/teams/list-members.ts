import type { TeamMember, TeamRole } from '@confab/model';
import { can } from '@confab/access';
import { localPartOf } from '@confab/identity';
import type { Services, TeamScope } from '../../services.ts';
import { getAccountName } from '../../core/accounts/sessions/sessions.ts';
import { findInvitationsTo, type KeptInvitation } from './invitations.repository.ts';
import { findMembers, type MemberRow } from './members.repository.ts';

/**
 * Lists the members of a team and its pending invitations. Only roles that can invite see the id of an invitation,
 * which is half of what accepting needs, and the full address of an invited person (TEAM-6).
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
    inviteExpired: false,
    tvAccountId: member.accountId,
    teamInvitationId: null,
    profilePhotoAssetId: member.photoId ?? '',
  };
}

function toInvited({ id, email, permission, isExpired }: KeptInvitation, role: TeamRole): TeamMember {
  const mayInvite = can(role, 'team.invite');
  return {
    email: mayInvite ? email : mask(email),
    name: mayInvite ? email : mask(email),
    permission,
    invitePending: true,
    inviteExpired: isExpired,
    tvAccountId: null,
    teamInvitationId: mayInvite ? id : null,
    profilePhotoAssetId: '',
  };
}

/** Masks an address as `g…@example.org`, which is enough to recognise a known person. */
function mask(email: string) {
  const local = localPartOf(email);
  return `${[...local][0] ?? ''}…${email.slice(local.length)}`;
}
