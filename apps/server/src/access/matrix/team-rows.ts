import { teamMessages } from '@confab/access';
import { teamCalls } from '@confab/contracts';
import { team, type MatrixRow } from './matrix-row.ts';

/** Teams, members and invitations. */
export const teamRows: readonly MatrixRow[] = [
  { call: teamCalls.listMine, who: 'signedIn', rate: 'R', audit: 'never' },
  { call: teamCalls.setActive, who: 'Viewer', names: [team('query.teamId')], rate: 'W', audit: 'never' },
  { call: teamCalls.listOfUser, who: 'signedIn', rate: 'R', audit: 'denied' },
  { call: teamCalls.create, who: 'signedIn', rate: 'T1', audit: 'always', called: 'query.teamName' },
  { call: teamCalls.remove, who: 'Admin', names: [team('query.teamId')], rate: 'T1', audit: 'always' },
  {
    call: teamCalls.rename,
    who: 'Admin',
    names: [team('query.teamId')],
    rate: 'T1',
    audit: 'always',
    called: 'query.newName',
  },
  { call: teamCalls.getStorage, who: 'Admin', names: [team('query.teamId')], rate: 'R', audit: 'denied' },
  { call: teamCalls.listMembers, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  {
    call: teamCalls.invite,
    who: 'Admin',
    names: [team('body.teamId')],
    deniedMessage: teamMessages.adminNeeded,
    action: 'team.invite',
    rate: 'T2',
    audit: 'always',
    called: 'body.emails',
  },
  { call: teamCalls.openInvitation, who: 'public', rate: 'A4', audit: 'denied' },
  { call: teamCalls.acceptInvitation, who: 'public', rate: 'A4', audit: 'always' },
  { call: teamCalls.acceptInvitationByQuery, who: 'signedIn', rate: 'A4', audit: 'always' },
  { call: teamCalls.rejectInvitation, who: 'public', rate: 'A4', audit: 'always' },
  { call: teamCalls.rejectInvitationByQuery, who: 'signedIn', rate: 'A4', audit: 'always' },
  {
    call: teamCalls.changePermission,
    who: 'Admin',
    names: [team('query.teamId')],
    rate: 'T1',
    audit: 'always',
    called: 'query.emailToModify',
  },
  // Every member may leave; the use case checks the role for removing another member.
  {
    call: teamCalls.removeMember,
    who: 'Viewer',
    names: [team('query.teamId')],
    rate: 'T1',
    audit: 'always',
    about: 'query.tvAccountIdToRemove',
  },
];
