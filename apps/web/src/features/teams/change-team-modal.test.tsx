import { teamCalls } from '@confab/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { setActiveTeam, useSession } from '../../session/session-store.ts';
import { useInstallation } from '../../session/installation.ts';
import { openModal } from '../../modals/modal-store.ts';
import { TeamSwitch } from '../../shell/frame/team-switch.tsx';
import { CommandPalette } from '../command-palette/index.ts';
import { useProjectList } from '../projects/index.ts';
import { anInvitation, aTeam, showTeams, createTeamId } from './testing/show-teams.tsx';

const day = { teamId: createTeamId(1), teamName: 'Day Shift', permissions: 'Admin' } as const;
const night = { teamId: createTeamId(2), teamName: 'Night Shift', permissions: 'Viewer' } as const;
const mine = [
  aTeam(1, 'Day Shift', 'Admin'),
  aTeam(2, 'Night Shift', 'Viewer'),
  aTeam(3, 'Closed Shift', 'Unauthorized'),
  anInvitation(4, 'Late Shift', 'Admin'),
];

function Projects() {
  const list = useProjectList();
  return (
    <>
      <TeamSwitch />
      <p>{list.isPending ? 'Loading projects' : `Projects of ${list.data?.activeTeam.teamName}`}</p>
      <CommandPalette />
    </>
  );
}

/** Opens the projects of the day shift; `setActive` and `loading` let a test delay or fail the server's answers. */
async function open({ setActive = () => null, loading }: Partial<Record<'setActive' | 'loading', () => unknown>> = {}) {
  let active: typeof day | typeof night = day;
  history.replaceState(null, '', '/projects/7');
  const shown = showTeams(
    <Projects />,
    { mine },
    {
      '/api/GetProjects': async () => {
        if (active === night) await loading?.();
        return { activeTeam: active, skinnyProjects: {} };
      },
      '/api/CreateSiteHandover': () => ({ code: 'once' }),
      '/api/SetActiveTeam': async () => {
        await setActive();
        active = night;
        return night;
      },
    },
  );
  act(() => setActiveTeam(day));
  await screen.findByText('Projects of Day Shift');
  return shown;
}

/** Creates a promise that the test resolves. */
function createDeferred() {
  let resolvePromise: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    resolvePromise = resolve;
  });
  return { promise, resolve: () => resolvePromise() };
}

const dropdown = () => screen.findByRole('combobox', { name: 'New team' });
const getTeamInHeader = () => screen.getByRole('button', { name: /change active team/, hidden: true }).textContent;

describe('changing the active team', () => {
  test('the Change Active Team dialog shows the current team and offers teams with at least Viewer permission (P2.48, P2.50, P6.6)', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Day Shift: change active team' }));
    await screen.findByRole('dialog', { name: 'Change Active Team' });
    expect((await screen.findByRole('definition')).textContent).toBe('Day Shift');
    const options = [...(await dropdown()).querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(options).toEqual(['Choose a team', 'Day Shift', 'Night Shift']);
    expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(useSession.getState().activeTeam).toEqual(day);
  });

  test('the command palette opens the dialog that changes the active team', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'change active{Enter}');
    await screen.findByRole('dialog', { name: 'Change Active Team' });
  });

  test('the Change Active Team dialog shows an error when no team is chosen (P5.18)', async () => {
    const { user, getRequests } = await open();
    act(() => openModal('changeTeam', { flavour: 'pro' }));
    await dropdown();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please select a team to change too.');
    expect(getRequests('/api/SetActiveTeam')).toEqual([]);
  });

  test('changing the team shows the new team at once, then closes the dialog and reloads the projects (P4.30, P4.31)', async () => {
    const [choosing, loading] = [createDeferred(), createDeferred()];
    const { user, getRequests } = await open({ setActive: () => choosing.promise, loading: () => loading.promise });
    act(() => openModal('changeTeam', { flavour: 'pro' }));
    await user.selectOptions(await dropdown(), 'Night Shift');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(getTeamInHeader()).toBe('Night Shift'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    choosing.resolve();
    await screen.findByText('Loading projects');
    loading.resolve();
    await screen.findByText('Projects of Night Shift');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getRequests('/api/SetActiveTeam')).toEqual([
      { query: { teamId: night.teamId, frontendApp: 'pro', signalRConnectionId: 'connection-1' } },
    ]);
    expect(getRequests('/api/GetProjects')).toHaveLength(2);
    expect(location.pathname).toBe('/');
  });

  test('a failed team change shows the error in the dialog and keeps the current team and page (P4.32, P8.21, P8.61)', async () => {
    const { user, getRequests } = await open({
      setActive: () => {
        throw new ApiFailure('failed', teamCalls.setActive.fallbackMessage, 500);
      },
    });
    act(() => openModal('changeTeam', { flavour: 'pro' }));
    await user.selectOptions(await dropdown(), 'Night Shift');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Error setting active team');
    expect([getTeamInHeader(), location.pathname]).toEqual(['Day Shift', '/projects/7']);
    expect(getRequests('/api/GetProjects')).toHaveLength(1);
  });

  test('the Change Active Team dialog links to the teams page of the account site (P2.49)', async () => {
    const { user } = await open();
    // jsdom can only navigate within one document, so the account site has the same origin here.
    useInstallation.setState({ misc: { sites: { my: `${location.origin}/` } } as never });
    history.replaceState(null, '', '/teams');
    act(() => openModal('changeTeam', { flavour: 'pro' }));
    await user.click(await screen.findByRole('button', { name: 'Manage teams on the account site' }));
    await waitFor(() => expect(location.pathname + location.hash).toBe('/teams#handover=once'));
  });
});
