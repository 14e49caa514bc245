import { updateEvents } from '@confab/contracts';
import { teamIdSchema, type ActiveTeam, type TeamMembership } from '@confab/model';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { setActiveTeam, useSession } from './session-store.ts';
import { fakeLive } from '../testing/fake-live.ts';
import { useTeamChanges } from './use-team-changes.ts';
import { renderPage } from '../testing/render-page.tsx';

const teamId = teamIdSchema.parse('0197a000-0000-7000-8000-000000000001');
const active: ActiveTeam = { teamId, teamName: 'Night Shift', permissions: 'Admin' };
const membership: TeamMembership = {
  teamId,
  description: 'Night Shift',
  permission: 'Admin',
  invitePending: false,
  teamInvitationId: null,
};

beforeEach(() => useSession.setState({ activeTeam: undefined }));

/** Renders a page that lists the projects of the active team, or fails to while there is none. */
function show(mine: () => TeamMembership[], listProjects = () => true) {
  const hub = fakeLive();
  const { api, made } = fakeApi({ '/api/GetMyTeams': mine });
  let loads = 0;
  const load = () => (listProjects() ? (loads += 1) : Promise.reject(new Error('no team')));
  function Page() {
    useTeamChanges(hub.live);
    const projects = useQuery({ queryKey: ['projects'], queryFn: load, retry: false });
    return projects.isError ? <p>No projects</p> : <p>Projects, load {projects.data}</p>;
  }
  renderPage(api, <Page />);
  act(() => setActiveTeam(active));
  return {
    hub,
    reads: () => made.length,
    changes: () => act(async () => hub.push(updateEvents.teamsChanged.name, { TeamId: teamId })),
  };
}

describe('useTeamChanges', () => {
  test('useTeamChanges lists the projects of a person who was in no team after an invitation was accepted elsewhere', async () => {
    const mine: TeamMembership[] = [];
    const { changes } = show(
      () => mine,
      () => mine.length > 0,
    );
    act(() => setActiveTeam(undefined));
    await screen.findByText('No projects');
    mine.push(membership);
    await changes();
    await screen.findByText('Projects, load 1');
  });

  test('useTeamChanges updates name and permission of the active team and reloads its projects', async () => {
    const { changes } = show(() => [{ ...membership, description: 'Late Shift', permission: 'Viewer' }]);
    await screen.findByText('Projects, load 1');
    await changes();
    await waitFor(() =>
      expect(useSession.getState().activeTeam).toEqual({ teamId, teamName: 'Late Shift', permissions: 'Viewer' }),
    );
    await screen.findByText('Projects, load 2');
  });

  test.each([
    ['the person is removed from it', () => []],
    ['the person is only invited to it', () => [{ ...membership, invitePending: true }]],
  ])('useTeamChanges clears the active team once %s', async (_what, mine) => {
    const { changes } = show(mine);
    await screen.findByText('Projects, load 1');
    await changes();
    await waitFor(() => expect(useSession.getState().activeTeam).toBeUndefined());
    await screen.findByText('Projects, load 2');
  });

  test('useTeamChanges reloads no projects when name and permission of the active team stay the same', async () => {
    const { changes, reads } = show(() => [membership]);
    await screen.findByText('Projects, load 1');
    await changes();
    await waitFor(() => expect(reads()).toBe(1));
    expect([useSession.getState().activeTeam, screen.getByText('Projects, load 1').tagName]).toEqual([active, 'P']);
  });

  test('useTeamChanges reloads teams after a lost connection', async () => {
    const { hub, reads } = show(() => [membership]);
    act(() => hub.becomes('Connecting'));
    act(() => hub.becomes('Connected'));
    expect(reads()).toBe(0);
    act(() => hub.becomes('Reconnecting'));
    act(() => hub.becomes('Connected'));
    await waitFor(() => expect(reads()).toBe(1));
  });
});
