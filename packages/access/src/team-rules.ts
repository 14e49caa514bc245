import { defineMessages, limits, type NamedMessage, type TeamMembership, type TeamRole } from '@confab/model';
import { roleIncludes } from './roles.ts';

/** Messages about teams (P5.17 to P5.22, P6.5), word for word; forms and server use the same ones. */
export const teamMessages = {
  nameMissing: 'You must enter a team name',
  nameTooLong: `A team name can have at most ${limits.teamNameMax} characters`,
  nameUnprintable: 'A team name can contain only visible characters',
  nothingChosen: 'Please select a team to change too.',
  inviteEmail: 'You need to type in a valid email address to invite a new member',
  invitePermission: 'You need to select a permission for the user to invite a new member',
  alreadyMember: 'That user is already a member of this team',
  notAlone: 'You must remove all team members before you can delete the team',
  adminNeeded: 'You require Admin permission to invite new members to this team.',
  editorNeeded: 'You require App Editor permission to change the projects of this team.',
  tooManyTeams: 'You can be the Admin of at most {most} teams.',
  lastAdmin: 'A team needs at least one Admin. Make somebody else an Admin first.',
} as const;

const messages = defineMessages('teamMessages', teamMessages);

/** Control characters, line ends, and characters that change the writing direction: none of them is allowed in a name. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;

/** A team name as it is stored: in Unicode normal form and without surrounding spaces. */
export function tidyTeamName(name: string): string {
  return name.normalize('NFC').trim();
}

/** The problem with a team's name, if any (P5.17, TEAM-9). The length counts Unicode code points, so most emojis are one. */
export function teamNameProblem(name: string): NamedMessage | undefined {
  const tidy = tidyTeamName(name);
  if (tidy === '') return messages.nameMissing;
  if ([...tidy].length > limits.teamNameMax) return messages.nameTooLong;
  return unprintable.test(tidy) ? messages.nameUnprintable : undefined;
}

/** The values of an invitation form: every field may still be empty. */
interface DraftInvitation {
  readonly email: string;
  readonly permission: TeamRole | '' | null | undefined;
}

/**
 * Returns the problems with an invitation, by field (P5.19 to P5.21).
 *
 * @param members addresses of the current members of the team, compared without regard to case.
 * @param isAddress whether a text is an email address.
 */
export function invitationProblems(
  { email, permission }: DraftInvitation,
  members: readonly string[],
  isAddress: (email: string) => boolean,
): { readonly email: NamedMessage | undefined; readonly permission: NamedMessage | undefined } {
  const isMember = members.some((member) => member.toLowerCase() === email.toLowerCase());
  const known = isMember ? messages.alreadyMember : undefined;
  return {
    email: isAddress(email) ? known : messages.inviteEmail,
    permission: permission && permission !== 'Unauthorized' ? undefined : messages.invitePermission,
  };
}

/** The reason why a team cannot be deleted, if any (P5.22): it has other members. */
export function deletionProblem(memberCount: number): NamedMessage | undefined {
  return memberCount >= 2 ? messages.notAlone : undefined;
}

/** Whether a row of My Teams opens its team: only after the invitation is accepted (P2.44). */
export function isOpenable(team: Pick<TeamMembership, 'invitePending'>): boolean {
  return !team.invitePending;
}

/** The teams that the account can switch to: those where it is at least Viewer (P2.48, P6.6). */
export function switchableTeams<Team extends Pick<TeamMembership, 'invitePending' | 'permission'>>(
  teams: readonly Team[],
): readonly Team[] {
  return teams.filter((team) => isOpenable(team) && roleIncludes(team.permission, 'Viewer'));
}
