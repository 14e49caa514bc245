import { teamCalls } from '@confab/contracts';
import type { TeamMembership } from '@confab/model';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { openModal } from '../../modals/modal-store.ts';
import { TeamsPage } from './teams-page.tsx';
import { aTeam, showTeams } from './testing/teams-world.tsx';

interface Asked {
  readonly query: { readonly teamId: TeamMembership['teamId']; readonly teamName: string };
}

async function open(createTeam: (asked: Asked, mine: TeamMembership[]) => unknown = () => null) {
  const lists = { mine: [aTeam(1, 'Day Shift')] };
  const shown = showTeams(<TeamsPage />, lists, {
    '/api/CreateTeam': ({ query }) => createTeam({ query }, lists.mine),
  });
  act(() => openModal('createTeam', {}));
  await screen.findByRole('dialog', { name: 'Create Team' });
  return shown;
}
const field = () => screen.getByRole('textbox', { name: 'New Team Name' });
const ok = () => screen.getByRole('button', { name: 'Ok' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Makes the team on the server, as the real one would. */
function make({ query: { teamId, teamName } }: Asked, mine: TeamMembership[]) {
  const team = { ...aTeam(1, teamName), teamId };
  mine.push(team);
  return team;
}

describe('creating a team', () => {
  test('asks for one thing, and does nothing on Cancel (P2.51, P2.52)', async () => {
    const { user, asked } = await open();
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect(field().getAttribute('placeholder')).toBe('Enter a name for your new team');
    expect(ok()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(asked('/api/CreateTeam')).toEqual([]);
  });

  test('makes it under an id of its own and shows it in the list', async () => {
    const { user, asked } = await open(make);
    await user.type(field(), '  Night Shift {Enter}');
    await gone();
    await screen.findByRole('row', { name: /Night Shift/ });
    expect(asked('/api/CreateTeam')).toMatchObject([{ query: { teamName: 'Night Shift' } }]);
  });

  test('refuses a name of nothing (P5.17)', async () => {
    const { user, asked } = await open();
    await user.type(field(), '   ');
    await user.click(ok());
    expect(screen.getByText('You must enter a team name')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(asked('/api/CreateTeam')).toEqual([]);
  });

  test('says in the modal what the server refused (P8.22, P8.61)', async () => {
    const { user } = await open(() => {
      throw new ApiFailure('failed', teamCalls.create.fallbackMessage, 500);
    });
    await user.type(field(), 'Night Shift{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Error creating new team');
    expect(field()).toHaveProperty('value', 'Night Shift');
  });

  test('takes another id when the first is taken by a team of somebody else', async () => {
    let isTaken = true;
    const { user, asked } = await open((call, mine) => {
      if (!isTaken) return make(call, mine);
      isTaken = false;
      throw new ApiFailure('conflict', 'That team exists already', 409);
    });
    await user.type(field(), 'Night Shift{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('That team exists already');
    await user.click(ok());
    await gone();
    const ids = asked('/api/CreateTeam').map((input) => (input as Asked).query.teamId);
    expect(new Set(ids).size).toBe(2);
  });

  test('makes one team, not two, when the first answer was lost', async () => {
    let isLost = true;
    const { user, asked } = await open((call, mine) => {
      if (!isLost) throw new ApiFailure('conflict', 'That team exists already', 409);
      isLost = false;
      make(call, mine);
      throw new ApiFailure('offline', teamCalls.create.fallbackMessage, 0);
    });
    await user.type(field(), 'Night Shift{Enter}');
    await screen.findByRole('alert');
    await user.click(ok());
    await gone();
    expect(await screen.findAllByRole('row', { name: /Night Shift/ })).toHaveLength(1);
    expect(asked('/api/CreateTeam')).toHaveLength(2);
  });
});
