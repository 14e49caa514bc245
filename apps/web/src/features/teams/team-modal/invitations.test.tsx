import { invitationsMax, teamCalls } from '@confab/contracts';
import type { TeamMember, TeamMembership } from '@confab/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { ToastRegion } from '../../../toasts/index.ts';
import { aMember, aPendingMember, aTeam, createInvitationId, showTeams, createTeamId } from '../testing/show-teams.tsx';

const ada = aMember(1, 'Ada', 'Admin');
const grace = aMember(2, 'Grace', 'Commenter');
const alan = aPendingMember(3, 'alan@example.test', 'MediaEditor');

afterEach(() => vi.useRealTimers());

async function open(lists: Partial<{ mine: TeamMembership[]; members: TeamMember[] }> = {}, answers = {}) {
  const all = { mine: [aTeam(1, 'Night Shift')], members: [ada, grace, alan], ...lists };
  const shown = showTeams(<ToastRegion />, all, answers);
  act(() => openModal('team', { teamId: createTeamId(1) }));
  await screen.findByRole('dialog', { name: /Night Shift/ });
  await screen.findByText('Grace');
  return { ...shown, lists: all };
}
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const permission = () => screen.getByRole('combobox', { name: 'Permission' });
const invite = () => screen.getByRole('button', { name: 'Invite' });
const pending = () => screen.findByRole('region', { name: /^Pending Invitations/ });

describe('inviting people to a team', () => {
  test('inviting sends the email address and the permission, shows the invitation and clears the form (P2.54)', async () => {
    const { user, getRequests, lists } = await open(
      {},
      {
        '/api/InviteUsersToTeam': () => {
          lists.members = [...lists.members, aPendingMember(4, 'barbara@example.test', 'Viewer')];
          return null;
        },
      },
    );
    await user.type(email(), ' barbara@example.test');
    await user.selectOptions(permission(), 'Viewer');
    await user.click(invite());
    await within(await pending()).findByText('barbara@example.test');
    expect(getRequests('/api/InviteUsersToTeam')).toEqual([
      { body: { teamId: createTeamId(1), emails: ['barbara@example.test'], permission: 'Viewer' } },
    ]);
    expect(screen.getByText('Invitation sent to barbara@example.test')).toBeTruthy();
    expect([email().value, document.activeElement]).toEqual(['', email()]);
  });

  test('more email addresses than one call invites are refused before they are sent', async () => {
    const { user, getRequests } = await open({}, { '/api/InviteUsersToTeam': () => null });
    const addresses = Array.from({ length: invitationsMax + 1 }, (_none, at) => `person-${at}@example.test`);
    await user.click(email());
    await user.paste(addresses.join(', '));
    await user.selectOptions(permission(), 'Viewer');
    await user.click(invite());
    expect((await screen.findByRole('alert')).textContent).toBe('Invite at most 50 people at a time');
    expect([getRequests('/api/InviteUsersToTeam'), document.activeElement]).toEqual([[], email()]);
    await user.clear(email());
    await user.paste(addresses.slice(1).join(', '));
    await user.click(invite());
    expect(await screen.findByText('Invitations sent to 50 people')).toBeTruthy();
  });

  test.each([
    ['', 'Viewer', 'You need to type in a valid email address to invite a new member', 'P5.19'],
    ['barbara', 'Viewer', 'You need to type in a valid email address to invite a new member', 'P5.19'],
    ['b@example.test', '', 'You need to select a permission for the user to invite a new member', 'P5.20'],
    ['GRACE@example.test', 'Viewer', 'That user is already a member of this team', 'P5.21'],
  ])('an invitation of %j as %j is refused (P5.19, P5.20, P5.21)', async (typed, role, message) => {
    const { user, getRequests } = await open();
    if (typed !== '') await user.type(email(), typed);
    if (role !== '') await user.selectOptions(permission(), role);
    await user.click(invite());
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([message]);
    expect(document.activeElement).toBe(role === '' ? permission() : email());
    expect(getRequests('/api/InviteUsersToTeam')).toEqual([]);
  });

  test('several addresses are invited at once; one that cannot be invited is named, and then no invitation is sent', async () => {
    const { user, getRequests } = await open({}, { '/api/InviteUsersToTeam': () => null });
    await user.selectOptions(permission(), 'Viewer');
    await user.type(email(), 'Barbara <barbara@example.test>, carl');
    await user.click(invite());
    expect(screen.getByRole('alert').textContent).toBe(
      'carl: You need to type in a valid email address to invite a new member',
    );
    expect(getRequests('/api/InviteUsersToTeam')).toEqual([]);
    await user.type(email(), '@example.test');
    await user.click(invite());
    await screen.findByText('Invitations sent to 2 people');
    expect(getRequests('/api/InviteUsersToTeam')).toMatchObject([
      { body: { emails: ['barbara@example.test', 'carl@example.test'], permission: 'Viewer' } },
    ]);
  });

  test('an address that is typed while an invitation is sent stays, with the focus where the Admin has moved it', async () => {
    let arrive: (answer: null) => void = () => undefined;
    const answered = new Promise<null>((resolve) => {
      arrive = resolve;
    });
    const { user } = await open({}, { '/api/InviteUsersToTeam': () => answered });
    await user.type(email(), 'barbara@example.test');
    await user.selectOptions(permission(), 'Viewer');
    await user.click(invite());
    await user.clear(email());
    await user.type(email(), 'carl@example.test');
    act(() => permission().focus());
    arrive(null);
    await screen.findByText('Invitation sent to barbara@example.test');
    expect([email().value, document.activeElement]).toEqual(['carl@example.test', permission()]);
  });

  test('inviting people to a team shows the error of the server in the dialog and keeps the typed email address (P8.25, P8.61)', async () => {
    const { user } = await open(
      {},
      {
        '/api/InviteUsersToTeam': () => {
          throw new ApiFailure('failed', teamCalls.invite.fallbackMessage, 500);
        },
      },
    );
    await user.type(email(), 'barbara@example.test');
    await user.selectOptions(permission(), 'Viewer');
    await user.click(invite());
    expect((await screen.findByRole('alert')).textContent).toBe('Unable to invite users to team');
    expect(email().value).toBe('barbara@example.test');
  });

  test('a person can be invited by keyboard alone', async () => {
    const { user, getRequests } = await open({}, { '/api/InviteUsersToTeam': () => null });
    email().focus();
    await user.keyboard('barbara@example.test');
    await user.tab();
    await user.selectOptions(document.activeElement!, 'Viewer');
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(getRequests('/api/InviteUsersToTeam')).toHaveLength(1));
  });
});

describe('a pending invitation', () => {
  test('an Admin can resend a pending invitation, confirmed by a toast for 3 s (P8.55, P9.10, P6.4)', async () => {
    const { user, getRequests } = await open({}, { '/api/InviteUsersToTeam': () => null });
    const again = await screen.findByRole('button', { name: 'Resend the invitation to alan@example.test' });
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await user.click(again);
    await screen.findByText('Resent to alan@example.test');
    expect(getRequests('/api/InviteUsersToTeam')).toEqual([
      { body: { teamId: createTeamId(1), emails: ['alan@example.test'], permission: 'MediaEditor' } },
    ]);
    act(() => void vi.advanceTimersByTime(2_500));
    expect(screen.getByText('Resent to alan@example.test')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.queryByText('Resent to alan@example.test')).toBeNull();
  });

  test('an expired invitation is marked, and can be sent again', async () => {
    const expired = { ...alan, inviteExpired: true };
    const { user, getRequests } = await open(
      { members: [ada, grace, expired] },
      { '/api/InviteUsersToTeam': () => null },
    );
    expect(within(await pending()).getByText('Expired')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resend the invitation to alan@example.test' }));
    expect(getRequests('/api/InviteUsersToTeam')).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  });

  test('an Admin can withdraw a pending invitation after a confirmation (P5.29, P6.4)', async () => {
    const { user, getRequests, lists } = await open(
      {},
      {
        '/api/RejectTeamInvitation': () => {
          lists.members = [ada, grace];
          return {};
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Uninvite alan@example.test' }));
    const question = within(await screen.findByRole('dialog', { name: 'Uninvite from team' }));
    expect(question.getByText('Are you sure you wish to uninvite alan@example.test to the team?')).toBeTruthy();
    expect(getRequests('/api/RejectTeamInvitation')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Uninvite' }));
    await within(await pending()).findByText('No pending invitations');
    expect(getRequests('/api/RejectTeamInvitation')).toEqual([{ body: { teamInvitationId: createInvitationId(3) } }]);
  });

  test('the focus stays in the section of pending invitations when one of them disappears', async () => {
    const { changeRemotely, lists } = await open();
    (await screen.findByRole('button', { name: 'Uninvite alan@example.test' })).focus();
    await changeRemotely(() => {
      lists.members = [ada, grace];
    });
    await within(await pending()).findByText('No pending invitations');
    expect(document.activeElement).toBe(await pending());
  });

  test.each([
    [/^Resend/, '/api/InviteUsersToTeam', undefined, teamCalls.invite.fallbackMessage],
    [/^Uninvite/, '/api/RejectTeamInvitation', 'Uninvite', teamCalls.rejectInvitation.fallbackMessage],
  ])('an action on an invitation shows its error: %s (P8.25, P8.27, P8.61)', async (name, path, confirm, message) => {
    const { user } = await open(
      {},
      {
        [path]: () => {
          throw new ApiFailure('failed', message, 500);
        },
      },
    );
    await user.click(await screen.findByRole('button', { name }));
    if (confirm !== undefined) await user.click(await screen.findByRole('button', { name: confirm }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});

describe('a team member who is not an Admin', () => {
  const reading = { mine: [aTeam(1, 'Night Shift', 'AppEditor')] };
  const masked = { ...alan, email: 'a***@example.test', teamInvitationId: null };

  test('a member who is not an Admin sees permissions as plain text and a note that only Admins can invite (P6.5)', async () => {
    await open({ ...reading, members: [ada, grace, masked] });
    expect(screen.getByText('You require Admin permission to invite new members to this team.')).toBeTruthy();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringContaining('Admin'),
      expect.stringContaining('Commenter'),
      'a***@example.testMedia Editor',
    ]);
    expect(screen.queryAllByRole('combobox')).toEqual([]);
  });

  test('a member who is not an Admin cannot rename, invite, resend, withdraw, remove or delete (P6.4)', async () => {
    await open({ ...reading, members: [ada, grace, masked] });
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    const buttons = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(buttons).toEqual(['Close', 'Leave team', 'Close']);
  });

  test("the team dialog adapts at once when the member's own permission is lowered or raised", async () => {
    const { changeRemotely, lists } = await open();
    expect(invite()).toBeTruthy();
    await changeRemotely(() => {
      lists.mine = [aTeam(1, 'Night Shift', 'Viewer')];
    });
    await screen.findByText('Your permission in this team is now Viewer.');
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Team' })).toBeNull();
    await changeRemotely(() => {
      lists.mine = [aTeam(1, 'Night Shift', 'Admin')];
    });
    await screen.findByRole('button', { name: 'Invite' });
  });

  test('the team dialog shows at once that an invited person joined', async () => {
    const { changeRemotely, lists } = await open(reading);
    await changeRemotely(() => {
      lists.members = [ada, grace, aMember(3, 'Alan', 'Viewer')];
    });
    await screen.findByText('Alan');
    await within(await pending()).findByText('No pending invitations');
  });

  test('the team dialog shows at once that the signed-in person was removed from the team', async () => {
    const { user, changeRemotely, lists } = await open();
    await changeRemotely(() => {
      lists.mine = [];
    });
    await screen.findByText('You are no longer a member of this team.');
    expect(screen.queryByText('Grace')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
