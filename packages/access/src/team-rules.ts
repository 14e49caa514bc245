import { limits } from '@confab/model';

/** What people are told about teams (P5.17 to P5.22, P6.5), word for word; forms and server say the same. */
export const teamMessages = {
  nameMissing: 'You must enter a team name',
  nameTooLong: `A team name can have at most ${limits.teamNameMax} characters`,
  nameUnprintable: 'A team name can only have characters that can be seen',
  nothingChosen: 'Please select a team to change too.',
  inviteEmail: 'You need to type in a valid email address to invite a new member',
  invitePermission: 'You need to select a permission for the user to invite a new member',
  alreadyMember: 'That user is already a member of this team',
  notAlone: 'You must remove all team members before you can delete the team',
  adminNeeded: 'You require Admin permission to invite new members to this team.',
  lastAdmin: 'A team needs at least one Admin. Make somebody else an Admin first.',
} as const;

/** Control characters, line ends, and marks that turn the direction of what follows: none is part of a name. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;

/** A team name as it is kept: composed, and without spaces around it. */
export function tidyTeamName(name: string): string {
  return name.normalize('NFC').trim();
}

/** What is wrong with a team's name, if anything (P5.17, TEAM-9). Length counts what a reader sees as characters. */
export function checkTeamName(name: string): string | undefined {
  const tidy = tidyTeamName(name);
  if (tidy === '') return teamMessages.nameMissing;
  if ([...tidy].length > limits.teamNameMax) return teamMessages.nameTooLong;
  return unprintable.test(tidy) ? teamMessages.nameUnprintable : undefined;
}
