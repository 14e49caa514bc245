import { projectIdSchema, type TeamRole } from '@confab/model';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { ToastRegion } from '../../../toasts/index.ts';
import { aMember, aPendingMember, aTeam, createTeamId, showTeams } from '../testing/show-teams.tsx';
// Modals are loaded on demand; imported here, no test waits for a file.
import './share-modal.tsx';

const projectId = projectIdSchema.parse('0197a000-0000-7000-8000-000000009000');
const people = [
  aMember(1, 'Ada', 'Admin'),
  aMember(2, 'Grace', 'Commenter'),
  aPendingMember(3, 'alan@example.test', 'Viewer'),
];

async function open({ permission = 'Admin' as TeamRole, members = people, answers = {} } = {}) {
  const shown = showTeams(<ToastRegion />, { mine: [aTeam(1, 'Night Shift', permission)], members }, answers);
  act(() => openModal('share', { teamId: createTeamId(1), projectId, projectName: 'Café' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share “Café”' }));
  return { ...shown, dialog };
}

test('an invitation from a project names the project, and its permission is App Editor at first', async () => {
  const { user, dialog, getRequests } = await open({ answers: { '/api/InviteUsersToTeam': () => null } });
  await dialog.findByText('Grace');
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'barbara@example.test');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await dialog.findByText('Invitation sent to barbara@example.test')).toBeTruthy();
  expect(getRequests('/api/InviteUsersToTeam')).toEqual([
    { body: { teamId: createTeamId(1), emails: ['barbara@example.test'], permission: 'AppEditor', projectId } },
  ]);
});

test('a person whose invitation is pending or expired can be invited again from a project, a member cannot', async () => {
  const expired = { ...aPendingMember(4, 'edsger@example.test', 'Viewer'), inviteExpired: true };
  const { user, dialog, getRequests } = await open({
    members: [...people, expired],
    answers: { '/api/InviteUsersToTeam': () => null },
  });
  await dialog.findByText('Grace');
  const field = dialog.getByRole('textbox', { name: 'Email' });
  await user.type(field, 'alan@example.test, edsger@example.test');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  await expect.poll(() => getRequests('/api/InviteUsersToTeam')).toHaveLength(1);
  await user.clear(field);
  await user.type(field, people[1]!.email);
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await dialog.findByText('That user is already a member of this team')).toBeTruthy();
});

test('the share dialog lists who has access, with permissions, and leads to the team', async () => {
  const { user, dialog } = await open();
  await dialog.findByText('Grace');
  const rows = dialog.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Ada \(you\)Admin$/),
    expect.stringMatching(/Grace Commenter$/),
    expect.stringMatching(/alan@example\.test Viewer, invited$/),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Manage team' }));
  expect(await screen.findByRole('dialog', { name: /Night Shift/ })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Share “Café”' })).toBeNull();
});

test('the share dialog lists six people and counts the others', async () => {
  const { dialog } = await open({
    members: Array.from({ length: 9 }, (_, index) => aMember(index, `Person ${index}`)),
  });
  expect(await dialog.findByText('and 3 more')).toBeTruthy();
  expect(dialog.getAllByRole('listitem')).toHaveLength(6);
});

test('the share dialog copies the address of the open place', async () => {
  const { user, dialog } = await open();
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(written).toHaveBeenCalledWith(window.location.href);
});

test('a member who may not invite reads why in the share dialog, and can still copy the address', async () => {
  const { dialog } = await open({ permission: 'Viewer' });
  await dialog.findByText('Grace');
  expect(dialog.queryByRole('button', { name: 'Invite' })).toBeNull();
  expect(dialog.getByText(/Admin/, { selector: 'p' })).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});

test('the share dialog shows a failure to load the members, which can be loaded again', async () => {
  let isDown = true;
  const { user, dialog } = await open({
    answers: {
      '/api/GetMembersOfTeam': () => {
        if (isDown) throw new ApiFailure('refused', 'Unable to get members', 500);
        return people;
      },
    },
  });
  expect((await dialog.findByRole('alert')).textContent).toContain('The members could not be loaded');
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Grace')).toBeTruthy();
});
