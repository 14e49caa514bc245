import type { TeamMember, TeamMembership } from '@confab/model';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TeamsPage } from './teams-page.tsx';
import { aMember, anInvitation, aPendingMember, showTeams } from './testing/show-teams.tsx';

/** Creates a stateful fake server for an account with one invitation. */
function createServer() {
  const lists: { mine: TeamMembership[]; members: TeamMember[] } = {
    mine: [anInvitation(1, 'Night Shift', 'Viewer')],
    members: [aMember(1, 'Ada', 'Admin')],
  };
  const change = (teamId: string, changes: Partial<TeamMembership>) => {
    lists.mine = lists.mine.map((team) => (team.teamId === teamId ? { ...team, ...changes } : team));
    return null;
  };
  const answers = {
    '/api/AcceptTeamInvitation': () => {
      lists.mine = lists.mine.map((team) => ({ ...team, invitePending: false, teamInvitationId: null }));
      return {};
    },
    '/api/CreateTeam': ({ query }: { query: { teamId: TeamMembership['teamId']; teamName: string } }) => {
      const team = { ...anInvitation(2, query.teamName, 'Admin'), invitePending: false, teamInvitationId: null };
      lists.mine = [...lists.mine, { ...team, teamId: query.teamId }];
      return team;
    },
    '/api/InviteUsersToTeam': ({ body }: { body: { emails: string[] } }) => {
      lists.members = [...lists.members, aPendingMember(3, body.emails[0] ?? '')];
      return null;
    },
    '/api/RenameTeam': ({ query }: { query: { teamId: string; newName: string } }) =>
      change(query.teamId, { description: query.newName }),
    '/api/DeleteTeam': ({ query }: { query: { teamId: string } }) => {
      lists.mine = lists.mine.filter((team) => team.teamId !== query.teamId);
      return null;
    },
  };
  return { lists, answers };
}

test('a person lists teams, accepts an invitation, and creates, opens, shares, renames and deletes a team (P1.6)', async () => {
  const { lists, answers } = createServer();
  // Each fake answer reads only the fields of its own call.
  const { user } = showTeams(<TeamsPage />, lists, answers as never);
  await user.click(await screen.findByRole('button', { name: 'Accept Invitation: Night Shift' }));
  await screen.findByRole('button', { name: 'Edit Night Shift' });

  await user.click(screen.getByRole('button', { name: 'Create Team' }));
  await user.type(await screen.findByRole('textbox', { name: 'New Team Name' }), 'Lighthouse{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Edit Lighthouse' }));
  const team = within(await screen.findByRole('dialog', { name: /Lighthouse/ }));

  await user.type(await team.findByRole('textbox', { name: 'Email' }), 'bob@example.test');
  await user.selectOptions(team.getByRole('combobox', { name: 'Permission' }), 'Viewer');
  await user.click(team.getByRole('button', { name: 'Invite' }));
  await within(await team.findByRole('region', { name: /^Pending/ })).findByText('bob@example.test');

  const name = () => screen.getByRole('textbox', { name: 'Team Name' });
  await user.clear(name());
  await user.type(name(), 'Beacon{Enter}');
  await screen.findByRole('dialog', { name: /Beacon/ });

  await user.click(screen.getByRole('button', { name: 'Delete Team' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Team NameMy PermissionActions',
    'Night ShiftViewer',
  ]);
});
