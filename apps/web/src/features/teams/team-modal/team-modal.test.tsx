import { teamCalls } from '@confab/contracts';
import type { TeamMember, TeamMembership } from '@confab/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { TeamsPage } from '../teams-page.tsx';
import { accountIdOf, aMember, aPending, aTeam, showTeams, teamIdOf } from '../testing/teams-world.tsx';

// Whole dialogs, found by role and name: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 20_000 });

const ada = aMember(1, 'Ada', 'Admin');
const grace = aMember(2, 'Grace', 'Commenter');
const alan = aPending(3, 'alan@example.test', 'MediaEditor');

async function open(lists: Partial<{ mine: TeamMembership[]; members: TeamMember[] }> = {}, answers = {}) {
  const all = { mine: [aTeam(1, 'Night Shift')], members: [ada, grace, alan], ...lists };
  const shown = showTeams(<TeamsPage />, all, answers);
  await screen.findByRole('button', { name: 'Create Team' });
  act(() => openModal('team', { teamId: teamIdOf(1) }));
  await screen.findByRole('dialog', { name: /Night Shift/ });
  return { ...shown, lists: all };
}
const part = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });
const people = async (name: string) =>
  (await within(await part(name)).findAllByRole('listitem')).map((item) => item.textContent);
const refuse = (message: string) => () => {
  throw new ApiFailure('failed', message, 500);
};

describe('a team', () => {
  test('has its name as title, its members, its invitations and a way to invite (P2.53, P2.54, P2.55, P3.12)', async () => {
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

  test('offers the five permissions, highest first, by their names (P3.25, P6.1)', async () => {
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

  test('is closed by Close (P2.55)', async () => {
    const { user } = await open();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says that its members could not be had, and asks again (P8.30)', async () => {
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

  test('shows ten people of hundreds at a time, and finds one by name or address (P9.17)', async () => {
    const many = Array.from({ length: 300 }, (_, at) => aMember(10 + at, `Person ${at + 1}`));
    const { user } = await open({ members: [ada, ...many] });
    expect(await people('Current Members')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Page 31' }));
    expect(await people('Current Members')).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: /^Filter Current Members/ }), 'person.299@');
    expect((await people('Current Members'))[0]).toContain('Person 299');
    await user.clear(screen.getByRole('textbox', { name: /^Filter/ }));
    await user.type(screen.getByRole('textbox', { name: /^Filter/ }), 'nobody');
    expect(screen.getByText('Nobody matches “nobody”.')).toBeTruthy();
  });
});

describe('its name', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Team Name' });

  test('is changed by an Admin where it stands (P2.53, P6.4)', async () => {
    const { user, asked, lists } = await open(
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
    expect(asked('/api/RenameTeam')).toEqual([{ query: { teamId: teamIdOf(1), newName: 'Late Shift' } }]);
    expect(field().value).toBe('Late Shift');
  });

  test('stays when Esc is pressed, which closes the modal the second time', async () => {
    const { user, asked } = await open();
    await user.type(field(), ' and more');
    await user.keyboard('{Escape}');
    expect(field().value).toBe('Night Shift');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('/api/RenameTeam')).toEqual([]);
  });

  test('cannot be nothing', async () => {
    const { user, asked } = await open();
    await user.clear(field());
    await user.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('You must enter a team name');
    expect(field().value).toBe('Night Shift');
    expect(asked('/api/RenameTeam')).toEqual([]);
  });

  test('goes back to what it was when it could not be changed, which the modal says (P8.24, P8.61)', async () => {
    const { user } = await open({}, { '/api/RenameTeam': refuse(teamCalls.rename.fallbackMessage) });
    await user.type(field(), '!{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Error renaming team');
    await waitFor(() => expect(field().value).toBe('Night Shift'));
  });
});

describe('a member', () => {
  const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Permission of Grace' });

  test('is given another permission by an Admin (P6.4)', async () => {
    const { user, asked, lists } = await open(
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
    expect(asked('/api/UpdateTeamMemberPermissions')).toEqual([
      { query: { teamId: teamIdOf(1), emailToModify: 'grace@example.test', newPermission: 'AppEditor' } },
    ]);
  });

  test('keeps the permission when it could not be changed, which the modal says (P8.28, P8.61)', async () => {
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

  test('is removed once that is confirmed (P5.28, P6.4)', async () => {
    const { user, asked, lists } = await open(
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
    expect(asked('/api/RemoveTeamMember')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('grace@example.test')).toBeNull());
    expect(asked('/api/RemoveTeamMember')).toEqual([
      { query: { teamId: teamIdOf(1), tvAccountIdToRemove: accountIdOf(2) } },
    ]);
    // The button that was pressed has gone with the row; the focus stays in the part.
    await waitFor(async () => expect(document.activeElement).toBe(await part('Current Members')));
  });

  test('stays when it could not be removed, which the confirmation says (P8.29, P8.61)', async () => {
    const { user } = await open({}, { '/api/RemoveTeamMember': refuse(teamCalls.removeMember.fallbackMessage) });
    await user.click(await screen.findByRole('button', { name: 'Remove Grace from the team' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Failure removing team member');
  });

  test('can leave, and is then nowhere in the modal', async () => {
    const { user, asked, lists } = await open(
      { mine: [aTeam(1, 'Night Shift', 'Viewer')] },
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
    expect(asked('/api/RemoveTeamMember')).toMatchObject([{ query: { tvAccountIdToRemove: accountIdOf(1) } }]);
  });
});

describe('deleting the team', () => {
  const press = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete Team' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
  };

  test('is refused while somebody else is in it (P5.22)', async () => {
    const { user, asked } = await open();
    await press(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You must remove all team members before you can delete the team',
    );
    expect(asked('/api/DeleteTeam')).toEqual([]);
  });

  test('is done once it is confirmed; those invited do not count (P5.27, P6.4)', async () => {
    const { user, asked, lists } = await open(
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
    expect(asked('/api/DeleteTeam')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('/api/DeleteTeam')).toEqual([{ query: { teamId: teamIdOf(1) } }]);
    await screen.findByRole('heading', { name: 'No teams yet' });
  });

  test('asks by the new name while a change of it is still on its way', async () => {
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

  test('says that it did not work (P8.23, P8.61)', async () => {
    const { user } = await open({ members: [ada] }, { '/api/DeleteTeam': refuse(teamCalls.remove.fallbackMessage) });
    await press(user);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Error deleting team');
  });
});

describe('a person', () => {
  test('is shown with a picture, or by initials without one', async () => {
    const photo = '0197a000-0000-7000-8000-00000000abcd';
    await open({ members: [ada, { ...grace, profilePhotoAssetId: photo }] });
    const [first, second] = await within(await part('Current Members')).findAllByRole('listitem');
    expect(first?.querySelector('img')).toBeNull();
    expect(first?.textContent).toMatch(/^A/);
    expect(second?.querySelector('img')?.getAttribute('src')).toContain(photo);
  });

  test('without a name is shown by the address, once', async () => {
    await open({ members: [{ ...ada, name: ada.email }] });
    expect(await screen.findAllByText(/^ada@example\.test/)).toHaveLength(1);
  });
});
