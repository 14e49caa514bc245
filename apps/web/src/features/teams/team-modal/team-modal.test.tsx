import { teamCalls } from '@confab/contracts';
import type { TeamMember, TeamMembership } from '@confab/model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { TeamsPage } from '../teams-page.tsx';
import { createAccountId, aMember, aPendingMember, aTeam, showTeams, createTeamId } from '../testing/show-teams.tsx';

const ada = aMember(1, 'Ada', 'Admin');
const grace = aMember(2, 'Grace', 'Commenter');
const alan = aPendingMember(3, 'alan@example.test', 'MediaEditor');

async function open(lists: Partial<{ mine: TeamMembership[]; members: TeamMember[] }> = {}, answers = {}) {
  const all = { mine: [aTeam(1, 'Night Shift')], members: [ada, grace, alan], ...lists };
  const shown = showTeams(<TeamsPage />, all, answers);
  await screen.findByRole('button', { name: 'Create Team' });
  act(() => openModal('team', { teamId: createTeamId(1) }));
  await screen.findByRole('dialog', { name: /Night Shift/ });
  return { ...shown, lists: all };
}
const part = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });
const people = async (name: string) =>
  (await within(await part(name)).findAllByRole('listitem')).map((item) => item.textContent);
const refuse = (message: string) => () => {
  throw new ApiFailure('failed', message, 500);
};

describe('the team dialog', () => {
  test('the team dialog shows the name, the members, the invitations and a form to invite (P2.53, P2.54, P2.55, P3.12)', async () => {
    await open();
    expect(screen.getByRole('textbox', { name: 'Team Name' })).toHaveProperty('value', 'Night Shift');
    expect(await people('Current Members')).toHaveLength(2);
    const row = within(await part('Current Members'))
      .getByText('grace@example.test')
      .closest('li')!;
    expect(within(row).getByRole('combobox', { name: 'Permission of Grace' })).toHaveProperty('value', 'Commenter');
    const invite = within(await part('Invite New Members'));
    expect(invite.getByRole('textbox', { name: 'Email' })).toBeTruthy();
    expect(invite.getByRole('combobox', { name: 'Permission' })).toBeTruthy();
    expect(invite.getByRole('button', { name: 'Invite' })).toBeTruthy();
    expect(await people('Pending Invitations')).toEqual(['alan@example.testMedia Editor']);
    expect(screen.getByRole('button', { name: 'Delete Team' })).toBeTruthy();
  });

  test('the permission list offers the five roles by name, highest first (P3.25, P6.1)', async () => {
    await open();
    const select = await screen.findByRole('combobox', { name: 'Permission of Grace' });
    expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Admin',
      'App Editor',
      'Media Editor',
      'Commenter',
      'Viewer',
    ]);
  });

  test('Admins see how much storage the team uses and what to do when it is full (§2.4)', async () => {
    await open({}, { '/api/GetTeamStorage': () => ({ usedBytes: 1_610_612_736, allowedBytes: 1_073_741_824 }) });
    const storage = within(await part('Storage'));
    const meter = storage.getByRole('meter', { name: 'Storage' });
    expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuetext')]).toEqual([
      '100',
      '1.5 GB of 1 GB used',
    ]);
    expect(storage.getByText('1.5 GB of 1 GB used')).toBeTruthy();
    expect(storage.getByText(/The storage is full\. Delete projects/)).toBeTruthy();
  });

  test('members other than Admins do not ask for the storage of the team (§2.4)', async () => {
    const { getRequests } = await open({ mine: [aTeam(1, 'Night Shift', 'AppEditor')] });
    await part('Current Members');
    expect(screen.queryByRole('meter')).toBeNull();
    expect(getRequests('/api/GetTeamStorage')).toEqual([]);
  });

  test('Close closes the team dialog (P2.55)', async () => {
    const { user } = await open();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the team dialog shows an error when the members cannot be loaded and loads them again on request (P8.30)', async () => {
    let isDown = true;
    const { user } = await open(
      {},
      {
        '/api/GetMembersOfTeam': () => (isDown ? refuse(teamCalls.listMembers.fallbackMessage)() : [ada]),
      },
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Failure getting team members');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await people('Current Members')).toHaveLength(1);
  });

  test('the team dialog shows members in pages of ten and finds them by name or email address (P9.17)', async () => {
    const many = Array.from({ length: 300 }, (_, at) => aMember(10 + at, `Person ${at + 1}`));
    const { user } = await open({ members: [ada, ...many] });
    expect(await people('Current Members')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Page 31' }));
    expect(await people('Current Members')).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: /^Filter Current Members/ }), 'person.299@');
    expect((await people('Current Members'))[0]).toContain('Person 299');
    await user.clear(screen.getByRole('textbox', { name: /^Filter/ }));
    await user.type(screen.getByRole('textbox', { name: /^Filter/ }), 'nobody');
    expect(screen.getByText('No results for “nobody”.')).toBeTruthy();
  });
});

describe('the team name', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Team Name' });

  test('an Admin edits the team name in the title of the dialog (P2.53, P6.4)', async () => {
    const { user, getRequests, lists } = await open(
      {},
      {
        '/api/RenameTeam': () => {
          lists.mine = [aTeam(1, 'Late Shift')];
          return null;
        },
      },
    );
    await user.clear(field());
    await user.type(field(), ' Late Shift {Enter}');
    await screen.findByRole('dialog', { name: /Late Shift/ });
    expect(getRequests('/api/RenameTeam')).toEqual([{ query: { teamId: createTeamId(1), newName: 'Late Shift' } }]);
    expect(field().value).toBe('Late Shift');
  });

  test('Enter and Esc of an input method neither save nor revert the team name', async () => {
    const { user, getRequests } = await open();
    await user.type(field(), '夜');
    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field(), { key, isComposing: true });
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('Night Shift夜');
    expect(getRequests('/api/RenameTeam')).toEqual([]);
  });

  test('the first Esc reverts the team name and the second closes the dialog', async () => {
    const { user, getRequests } = await open();
    await user.type(field(), ' and more');
    await user.keyboard('{Escape}');
    expect(field().value).toBe('Night Shift');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getRequests('/api/RenameTeam')).toEqual([]);
  });

  test('the team name cannot be empty', async () => {
    const { user, getRequests } = await open();
    await user.clear(field());
    await user.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('You must enter a team name');
    expect(field().value).toBe('Night Shift');
    expect(getRequests('/api/RenameTeam')).toEqual([]);
  });

  test('a team name that is too long is not saved, and stays to be shortened (P5.17)', async () => {
    const { user, getRequests } = await open();
    await user.clear(field());
    await user.click(field());
    await user.paste('🙂'.repeat(61));
    await user.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('A team name can have at most 60 characters');
    expect(field().value).toBe('🙂'.repeat(61));
    expect(getRequests('/api/RenameTeam')).toEqual([]);
  });

  test('a rename by another Admin leaves the name that is being typed and the focus in its field (P2.53)', async () => {
    const { user, lists, changeRemotely, getRequests } = await open({}, { '/api/RenameTeam': () => null });
    await user.clear(field());
    await user.type(field(), 'Early');
    await changeRemotely(() => (lists.mine = [aTeam(1, 'Late Shift')]));
    await screen.findByText('Late Shift');
    await user.keyboard(' Shift{Enter}');
    await expect
      .poll(() => getRequests('/api/RenameTeam'))
      .toEqual([{ query: { teamId: createTeamId(1), newName: 'Early Shift' } }]);
    // The fake server kept the other name.
    await waitFor(() => expect(field().value).toBe('Late Shift'));
    await changeRemotely(() => (lists.mine = [aTeam(1, 'Day Shift')]));
    await waitFor(() => expect(field().value).toBe('Day Shift'));
  });

  test('a failed rename restores the team name and shows the error in the dialog (P8.24, P8.61)', async () => {
    const { user } = await open({}, { '/api/RenameTeam': refuse(teamCalls.rename.fallbackMessage) });
    await user.type(field(), '!{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Error renaming team');
    await waitFor(() => expect(field().value).toBe('Night Shift'));
  });
});

describe('a team member', () => {
  const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Permission of Grace' });

  test('an Admin can change the permission of a member (P6.4)', async () => {
    const { user, getRequests, lists } = await open(
      {},
      {
        '/api/UpdateTeamMemberPermissions': () => {
          lists.members = [ada, { ...grace, permission: 'AppEditor' }, alan];
          return null;
        },
      },
    );
    await user.selectOptions(await select(), 'App Editor');
    await waitFor(async () => expect((await select()).disabled).toBe(false));
    expect((await select()).value).toBe('AppEditor');
    expect(getRequests('/api/UpdateTeamMemberPermissions')).toEqual([
      { query: { teamId: createTeamId(1), emailToModify: 'grace@example.test', newPermission: 'AppEditor' } },
    ]);
  });

  test('an Admin gives up this permission only after a confirmation (P6.4)', async () => {
    const changePath = '/api/UpdateTeamMemberPermissions';
    const { user, getRequests } = await open(
      { members: [ada, { ...grace, permission: 'Admin' }] },
      { [changePath]: () => null },
    );
    const own = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Permission of Ada' });
    await user.selectOptions(own, 'Viewer');
    const question = await screen.findByRole('dialog', { name: 'Change your permission' });
    expect(question.textContent).toContain('You are about to become Viewer of this team.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect([own.value, getRequests(changePath)]).toEqual(['Admin', []]);
    await user.selectOptions(own, 'Viewer');
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await expect
      .poll(() => getRequests(changePath))
      .toEqual([{ query: { teamId: createTeamId(1), emailToModify: 'ada@example.test', newPermission: 'Viewer' } }]);
  });

  test('a member keeps the permission when changing it fails, and the dialog shows the error (P8.28, P8.61)', async () => {
    const { user } = await open(
      {},
      {
        '/api/UpdateTeamMemberPermissions': refuse(teamCalls.changePermission.fallbackMessage),
      },
    );
    await user.selectOptions(await select(), 'App Editor');
    expect((await screen.findByRole('alert')).textContent).toBe('Failure updating team member permissions');
    await waitFor(async () => expect((await select()).value).toBe('Commenter'));
  });

  test('an Admin can remove a member after a confirmation (P5.28, P6.4)', async () => {
    const { user, getRequests, lists } = await open(
      {},
      {
        '/api/RemoveTeamMember': () => {
          lists.members = [ada, alan];
          return null;
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Grace from the team' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove from team' }));
    expect(
      question.getByText('You are about to remove grace@example.test from your team. Do you wish to continue?'),
    ).toBeTruthy();
    expect(getRequests('/api/RemoveTeamMember')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('grace@example.test')).toBeNull());
    expect(getRequests('/api/RemoveTeamMember')).toEqual([
      { query: { teamId: createTeamId(1), tvAccountIdToRemove: createAccountId(2) } },
    ]);
    // The pressed button disappears with the row; the focus stays in the section.
    await waitFor(async () => expect(document.activeElement).toBe(await part('Current Members')));
  });

  test('the confirmation of the removal of a member shows the error when the removal fails (P8.29, P8.61)', async () => {
    const { user } = await open({}, { '/api/RemoveTeamMember': refuse(teamCalls.removeMember.fallbackMessage) });
    await user.click(await screen.findByRole('button', { name: 'Remove Grace from the team' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Failure removing team member');
  });

  test('the last Admin learns why the team cannot be left, without being asked for a confirmation', async () => {
    const { user, getRequests } = await open();
    await user.click(await screen.findByRole('button', { name: 'Leave team' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'A team needs at least one Admin. Make somebody else an Admin first.',
    );
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
    expect(getRequests('/api/RemoveTeamMember')).toEqual([]);
  });

  test('a member can leave the team, which closes the dialog', async () => {
    const { user, getRequests, lists } = await open(
      {
        mine: [aTeam(1, 'Night Shift', 'Viewer')],
        members: [aMember(1, 'Ada', 'Viewer'), aMember(2, 'Grace', 'Admin')],
      },
      {
        '/api/RemoveTeamMember': () => {
          lists.mine = [];
          return null;
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Leave team' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getRequests('/api/RemoveTeamMember')).toMatchObject([
      { query: { tvAccountIdToRemove: createAccountId(1) } },
    ]);
  });
});

describe('deleting a team', () => {
  const press = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete Team' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
  };

  test('a team with other members cannot be deleted (P5.22)', async () => {
    const { user, getRequests } = await open();
    await press(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You must remove all team members before you can delete the team',
    );
    expect(getRequests('/api/DeleteTeam')).toEqual([]);
  });

  test('the reason why a team cannot be deleted is shown beside the button, at the end of the dialog', async () => {
    const { user } = await open();
    await press(user);
    const alert = await screen.findByRole('alert');
    expect(alert.parentElement?.nextElementSibling?.contains(screen.getByRole('button', { name: 'Delete Team' }))).toBe(
      true,
    );
  });

  test('a team is deleted after a confirmation, even with pending invitations (P5.27, P6.4)', async () => {
    const { user, getRequests, lists } = await open(
      { members: [ada, alan] },
      {
        '/api/DeleteTeam': () => {
          lists.mine = [];
          return null;
        },
      },
    );
    await press(user);
    const question = within(await screen.findByRole('dialog', { name: 'Delete team' }));
    expect(question.getByText('Are you sure you wish to delete this team, Night Shift?')).toBeTruthy();
    expect(getRequests('/api/DeleteTeam')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getRequests('/api/DeleteTeam')).toEqual([{ query: { teamId: createTeamId(1) } }]);
    await screen.findByRole('heading', { name: 'No teams yet' });
  });

  test('the confirmation of a deletion shows the new team name while renaming is pending', async () => {
    let finish: (nothing: null) => void = () => undefined;
    const renaming = new Promise<null>((resolve) => (finish = resolve));
    const { user } = await open({ members: [ada] }, { '/api/RenameTeam': () => renaming });
    const field = screen.getByRole('textbox', { name: 'Team Name' });
    await user.clear(field);
    await user.type(field, 'Late Shift{Enter}');
    await press(user);
    expect(await screen.findByText('Are you sure you wish to delete this team, Late Shift?')).toBeTruthy();
    finish(null);
  });

  test('deleting a team shows the error when the team cannot be deleted (P8.23, P8.61)', async () => {
    const { user } = await open({ members: [ada] }, { '/api/DeleteTeam': refuse(teamCalls.remove.fallbackMessage) });
    await press(user);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Error deleting team');
  });
});

describe('a person in the team dialog', () => {
  test('the team dialog shows a person with a photo, or with initials without one', async () => {
    const photo = '0197a000-0000-7000-8000-00000000abcd';
    await open({ members: [ada, { ...grace, profilePhotoAssetId: photo }] });
    const [first, second] = await within(await part('Current Members')).findAllByRole('listitem');
    expect(first?.querySelector('img')).toBeNull();
    expect(first?.textContent).toMatch(/^A/);
    expect(second?.querySelector('img')?.getAttribute('src')).toContain(photo);
  });

  test('the team dialog shows a person without a name once, by the email address', async () => {
    await open({ members: [{ ...ada, name: ada.email }] });
    expect(await screen.findAllByText(/^ada@example\.test/)).toHaveLength(1);
  });
});
