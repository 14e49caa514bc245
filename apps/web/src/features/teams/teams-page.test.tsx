import { teamCalls } from '@confab/contracts';
import type { TeamMembership } from '@confab/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { setLanguage } from '../../words/language.ts';
import { TeamsPage } from './teams-page.tsx';
import { anInvitation, aMember, aTeam, createInvitationId, showTeams } from './testing/show-teams.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await setLanguage('en');
});

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

/** Stubs media queries for a window of this width in pixels. */
function stubWindowWidth(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

describe('My Teams', () => {
  test('My Teams is a table of team names and permissions, with a button to create a team (P2.40, P3.9, P3.13)', async () => {
    showTeams(<TeamsPage />, { mine: [aTeam(1, 'Night Shift', 'AppEditor'), aTeam(2, 'Day Shift', 'Admin')] });
    await row('Night Shift');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Team Name', 'My Permission', 'Actions']);
    const cells = screen.getAllByRole('row').map((one) => within(one).queryAllByRole('cell')[1]?.textContent);
    expect(cells).toEqual([undefined, 'App Editor', 'Admin']);
    expect(screen.getByRole('button', { name: 'Create Team' })).toBeTruthy();
  });

  test('My Teams opens a team on a click of its row (P2.43)', async () => {
    const { user } = showTeams(<TeamsPage />, { mine: [aTeam(1, 'Night Shift')], members: [aMember(1, 'Ada')] });
    await user.click(within(await row('Night Shift')).getByRole('cell', { name: 'Admin' }));
    expect(await screen.findByRole('dialog', { name: /Night Shift/ })).toBeTruthy();
  });

  test('My Teams opens a team exactly once by its pencil button (P2.43)', async () => {
    const { user } = showTeams(<TeamsPage />, { mine: [aTeam(1, 'Night Shift')], members: [aMember(1, 'Ada')] });
    await user.click(await screen.findByRole('button', { name: 'Edit Night Shift' }));
    expect(await screen.findAllByRole('dialog', { name: /Night Shift/ })).toHaveLength(1);
  });

  test('My Teams opens a team exactly once by keyboard', async () => {
    const { user } = showTeams(<TeamsPage />, { mine: [aTeam(1, 'Night Shift')], members: [aMember(1, 'Ada')] });
    await row('Night Shift');
    await user.tab();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Night Shift');
    await user.keyboard('{Enter}');
    expect(await screen.findAllByRole('dialog', { name: /Night Shift/ })).toHaveLength(1);
  });

  test('a team does not open before its invitation is accepted (P2.44)', async () => {
    const { user } = showTeams(<TeamsPage />, { mine: [anInvitation(1, 'Night Shift')] });
    const invited = await row('Night Shift');
    await user.click(within(invited).getByRole('cell', { name: 'Viewer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit Night Shift' })).toBeNull();
  });

  test('My Teams shows an empty state with a button to create a team when there are no teams', async () => {
    const { user } = showTeams(<TeamsPage />, { mine: [] });
    await screen.findByRole('heading', { name: 'No teams yet' });
    await user.click(screen.getAllByRole('button', { name: 'Create Team' })[1]!);
    expect(await screen.findByRole('dialog', { name: 'Create Team' })).toBeTruthy();
  });

  test('My Teams shows that the teams are loading, then the teams, and errors above them (P3.11)', async () => {
    let answerCall: (teams: TeamMembership[]) => void = () => undefined;
    const { user } = showTeams(
      <TeamsPage />,
      { mine: [] },
      {
        '/api/GetMyTeams': () => new Promise((resolve) => (answerCall = resolve)),
        '/api/AcceptTeamInvitation': () => {
          throw new ApiFailure('failed', teamCalls.acceptInvitation.fallbackMessage, 500);
        },
      },
    );
    await screen.findByRole('status', { name: 'Loading teams' });
    await act(async () => answerCall([anInvitation(1, 'Night Shift')]));
    const accept = await screen.findByRole('button', { name: /^Accept/ });
    expect(screen.queryByRole('status', { name: 'Loading teams' })).toBeNull();
    await user.click(accept);
    expect((await screen.findByRole('alert')).textContent).toBe('Failure accepting team invitation');
    await row('Night Shift');
  });

  test('My Teams shows an error when the teams cannot be loaded and loads them again on request (P8.31)', async () => {
    const lists = { mine: [aTeam(1, 'Night Shift')] };
    let isDown = true;
    const { user } = showTeams(<TeamsPage />, lists, {
      '/api/GetMyTeams': () => {
        if (isDown) throw new ApiFailure('failed', teamCalls.listMine.fallbackMessage, 500);
        return lists.mine;
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Failure getting my teams');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await row('Night Shift');
  });

  test('My Teams shows changes by other people without reloading the page', async () => {
    const lists = { mine: [aTeam(1, 'Night Shift', 'Viewer')] };
    const { changeRemotely } = showTeams(<TeamsPage />, lists);
    await row('Night Shift');
    await changeRemotely(() => {
      lists.mine = [aTeam(1, 'Late Shift', 'Admin'), anInvitation(2, 'Day Shift')];
    });
    expect(within(await row('Late Shift')).getByRole('cell', { name: 'Admin' })).toBeTruthy();
    expect(within(await row('Day Shift')).getByRole('button', { name: /^Accept Invitation/ })).toBeTruthy();
  });

  test('My Teams is shown in German when that is the language of the interface', async () => {
    await setLanguage('de');
    showTeams(<TeamsPage />, { mine: [anInvitation(1, 'Night Shift', 'AppEditor')] });
    await screen.findByRole('button', { name: 'Einladung annehmen: Night Shift' });
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Name des Teams', 'Meine Berechtigung', 'Aktionen']);
  });

  test('a refusal with a value is shown in German by its name, whatever its English text looks like', async () => {
    await setLanguage('de');
    showTeams(
      <TeamsPage />,
      { mine: [] },
      {
        '/api/GetMyTeams': () => {
          const text = 'You can create at most 7 teams.';
          throw new ApiFailure(
            'refused',
            { message: text, messageName: 'itemMessages.tooManyProjects', messageParts: { most: 7 } },
            200,
          );
        },
      },
    );
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('Ein Team kann höchstens 7 Projekte haben.');
  });
});

describe('an invitation in My Teams', () => {
  test('an invitation is accepted in its row and the list is reloaded (P2.41, P4.25, P4.26)', async () => {
    const lists = { mine: [anInvitation(1, 'Night Shift')] };
    const { user, getRequests } = showTeams(<TeamsPage />, lists, {
      '/api/AcceptTeamInvitation': () => {
        lists.mine = [aTeam(1, 'Night Shift', 'Viewer')];
        return {};
      },
    });
    const accept = await screen.findByRole('button', { name: /^Accept Invitation/ });
    expect(accept.textContent).toBe('Accept Invitation');
    await user.click(accept);
    await screen.findByRole('button', { name: 'Edit Night Shift' });
    expect(getRequests('/api/AcceptTeamInvitation')).toEqual([{ body: { teamInvitationId: createInvitationId(1) } }]);
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'My Teams' }));
  });

  test('an invitation is rejected in its row and disappears (P2.41, P4.25, P4.26)', async () => {
    const lists = { mine: [aTeam(2, 'Day Shift'), anInvitation(1, 'Night Shift')] };
    const { user, getRequests } = showTeams(<TeamsPage />, lists, {
      '/api/RejectTeamInvitation': () => {
        lists.mine = [aTeam(2, 'Day Shift')];
        return {};
      },
    });
    const reject = await screen.findByRole('button', { name: /^Reject/ });
    expect(reject.textContent).toBe('Reject');
    await user.click(reject);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Night Shift/ })).toBeNull());
    expect(getRequests('/api/RejectTeamInvitation')).toEqual([{ body: { teamInvitationId: createInvitationId(1) } }]);
  });

  test('the failure to answer an invitation is shown when another one is answered before it arrives (P4.27)', async () => {
    let fail: (error: Error) => void = () => undefined;
    const lists = { mine: [anInvitation(1, 'Night Shift'), anInvitation(2, 'Day Shift')] };
    const { user } = showTeams(<TeamsPage />, lists, {
      '/api/AcceptTeamInvitation': () => new Promise((_, reject) => (fail = reject)),
      '/api/RejectTeamInvitation': () => {
        lists.mine = [anInvitation(1, 'Night Shift')];
        return {};
      },
    });
    const accept = await screen.findByRole('button', { name: 'Accept Invitation: Night Shift' });
    await user.click(accept);
    await user.click(screen.getByRole('button', { name: 'Reject: Day Shift' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Day Shift/ })).toBeNull());
    expect(accept.dataset['loading']).toBe('true');
    await act(async () => fail(new ApiFailure('failed', teamCalls.acceptInvitation.fallbackMessage, 500)));
    expect((await screen.findByRole('alert')).textContent).toBe('Failure accepting team invitation');
    expect(accept.dataset['loading']).toBeUndefined();
  });

  const answers = [
    ['/api/AcceptTeamInvitation', /^Accept/, teamCalls.acceptInvitation.fallbackMessage],
    ['/api/RejectTeamInvitation', /^Reject/, teamCalls.rejectInvitation.fallbackMessage],
  ] as const;

  test.each(answers)(
    'My Teams shows an error when an invitation cannot be answered: %s (P4.27, P8.26, P8.27, P8.61)',
    async (path, name, message) => {
      const { user, getRequests } = showTeams(
        <TeamsPage />,
        { mine: [anInvitation(1, 'Night Shift')] },
        {
          [path]: () => {
            throw new ApiFailure('failed', message, 500);
          },
        },
      );
      await user.click(await screen.findByRole('button', { name }));
      const panel = screen.getByRole('region', { name: 'My Teams' });
      expect((await within(panel).findByRole('alert')).textContent).toBe(message);
      expect(screen.getByRole('button', { name })).toBeTruthy();
      await waitFor(() => expect(getRequests('/api/GetMyTeams')).toHaveLength(2));
    },
  );

  const widths = [
    [1_549, ''],
    [1_550, 'Accept Invitation'],
  ] as const;

  test.each(widths)(
    'the button that accepts an invitation is an icon below 1550 px: at %i px its text is %j (P2.42, P9.15)',
    async (width, words) => {
      stubWindowWidth(width);
      showTeams(<TeamsPage />, { mine: [anInvitation(1, 'Night Shift')] });
      const accept = await screen.findByRole('button', { name: 'Accept Invitation: Night Shift' });
      expect(accept.textContent).toBe(words);
      expect(screen.getByRole('button', { name: 'Reject: Night Shift' }).querySelectorAll('svg')).toHaveLength(
        words === '' ? 1 : 0,
      );
    },
  );
});
