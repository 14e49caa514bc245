import { teamCalls } from '@confab/contracts';
import type { TeamMembership } from '@confab/model';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { openModal } from '../../modals/modal-store.ts';
import { TeamsPage } from './teams-page.tsx';
import { aTeam, showTeams } from './testing/show-teams.tsx';

interface CreateTeamRequest {
  readonly query: { readonly teamId: TeamMembership['teamId']; readonly teamName: string };
}

async function open(createTeam: (request: CreateTeamRequest, mine: TeamMembership[]) => unknown = () => null) {
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
const waitForClose = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Creates the team on the fake server. */
function createTeamOnServer({ query: { teamId, teamName } }: CreateTeamRequest, mine: TeamMembership[]) {
  const team = { ...aTeam(1, teamName), teamId };
  mine.push(team);
  return team;
}

describe('creating a team', () => {
  test('the Create Team dialog asks only for a name, and Cancel creates no team (P2.51, P2.52)', async () => {
    const { user, getRequests } = await open();
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect(field().getAttribute('placeholder')).toBe('Enter a name for your new team');
    expect(ok()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitForClose();
    expect(getRequests('/api/CreateTeam')).toEqual([]);
  });

  test('creating a team trims its name and shows the team in the list', async () => {
    const { user, getRequests } = await open(createTeamOnServer);
    await user.type(field(), '  Night Shift {Enter}');
    await waitForClose();
    await screen.findByRole('row', { name: /Night Shift/ });
    expect(getRequests('/api/CreateTeam')).toMatchObject([{ query: { teamName: 'Night Shift' } }]);
  });

  test('a team name has at most 60 characters, an emoji is one, and a longer one is not cut', async () => {
    const { user, getRequests } = await open(createTeamOnServer);
    await user.click(field());
    await user.paste('🙂'.repeat(61));
    await user.click(ok());
    expect(screen.getByText('A team name can have at most 60 characters')).toBeTruthy();
    expect(getRequests('/api/CreateTeam')).toEqual([]);
    await user.clear(field());
    await user.paste('🙂'.repeat(60));
    await user.click(ok());
    await waitForClose();
    expect(getRequests('/api/CreateTeam')).toMatchObject([{ query: { teamName: '🙂'.repeat(60) } }]);
  });

  test('creating a team rejects an empty team name (P5.17)', async () => {
    const { user, getRequests } = await open();
    await user.type(field(), '   ');
    await user.click(ok());
    expect(screen.getByText('You must enter a team name')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(getRequests('/api/CreateTeam')).toEqual([]);
  });

  test('creating a team shows the error of the server in the dialog and keeps the name (P8.22, P8.61)', async () => {
    const { user } = await open(() => {
      throw new ApiFailure('failed', teamCalls.create.fallbackMessage, 500);
    });
    await user.type(field(), 'Night Shift{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Error creating new team');
    expect(field()).toHaveProperty('value', 'Night Shift');
  });

  test('creating a team retries with another id when the first id belongs to a different team', async () => {
    let isTaken = true;
    const { user, getRequests } = await open((call, mine) => {
      if (!isTaken) return createTeamOnServer(call, mine);
      isTaken = false;
      throw new ApiFailure('conflict', 'That team exists already', 409);
    });
    await user.type(field(), 'Night Shift{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('That team exists already');
    await user.click(ok());
    await waitForClose();
    const ids = getRequests('/api/CreateTeam').map((input) => (input as CreateTeamRequest).query.teamId);
    expect(new Set(ids).size).toBe(2);
  });

  test('creating a team creates only one team when the first answer was lost and the request is repeated', async () => {
    let isLost = true;
    const { user, getRequests } = await open((call, mine) => {
      if (!isLost) throw new ApiFailure('conflict', 'That team exists already', 409);
      isLost = false;
      createTeamOnServer(call, mine);
      throw new ApiFailure('offline', teamCalls.create.fallbackMessage, 0);
    });
    await user.type(field(), 'Night Shift{Enter}');
    await screen.findByRole('alert');
    await user.click(ok());
    await waitForClose();
    expect(await screen.findAllByRole('row', { name: /Night Shift/ })).toHaveLength(1);
    expect(getRequests('/api/CreateTeam')).toHaveLength(2);
  });
});
