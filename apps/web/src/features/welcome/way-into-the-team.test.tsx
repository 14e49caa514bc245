import { aSignIn } from '@confab/test-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { clearMailedSecret } from '../../session/mailed-secret.ts';
import { takeRememberedPath } from '../../session/remembered-path.ts';
import { useInstallation } from '../../session/installation.ts';
import { useSession } from '../../session/session-store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { stubDatabases } from '../../testing/stub-databases.ts';
import {
  keepRecording,
  keptRecording,
  removeKeptRecording,
  useKeptRecordings,
} from '../audio/testing/kept-recordings.ts';
import { AlreadyMember } from './already-member.tsx';
import type { Invitation } from './use-invitation.ts';
import { WelcomePage } from './welcome-page.tsx';

const teamId = '0197a000-0000-4000-8000-000000000001';
const projectId = '0197a000-0000-4000-8000-000000000002';
const joined = { teamId, teamName: 'Night Shift', email: 'ada@example.test', isPasswordSet: true };
const link = `/welcome?signupType=teamAccept&teamInvitationId=${teamId}`;
type Answers = Parameters<typeof fakeApi>[0];
let secrets = 0;

function land(answers: Answers, path = link) {
  secrets += 1;
  history.replaceState(null, '', `${path}#code=${String(secrets).padStart(43, 't')}`);
  const { api, made } = fakeApi(answers);
  renderPage(api, <WelcomePage />);
  return { made, user: userEvent.setup() };
}
function signIn(email: string | undefined) {
  const status = email === undefined ? 'signedOut' : 'signedIn';
  useSession.setState({ status, signIn: email === undefined ? undefined : aSignIn({ email }) });
}

beforeEach(() => {
  clearMailedSecret();
  sessionStorage.clear();
  signIn(undefined);
  const sites = { pro: 'https://pro.confab.example', one: 'https://one.confab.example' };
  useInstallation.setState({ misc: { sites, links: {} } as never });
});

test('switching accounts asks before recordings are deleted that are not uploaded', async () => {
  stubDatabases('confab-recordings');
  onTestFinished(() => void vi.unstubAllGlobals());
  onTestFinished(() => removeKeptRecording(keptRecording.id));
  signIn('grace@example.test');
  await keepRecording({ ...keptRecording, owner: 'grace@example.test' });
  await waitFor(() => expect(useKeptRecordings.getState().recordings).toHaveLength(1));
  const { made, user } = land({ '/api/AcceptTeamInvitation': () => joined, '/api/Logout': () => null });
  await user.click(await screen.findByRole('button', { name: 'Switch account' }));
  await user.click(await screen.findByRole('button', { name: 'Stay logged in' }));
  expect(made.map(({ path }) => path)).toEqual(['/api/AcceptTeamInvitation']);
  await user.click(screen.getByRole('button', { name: 'Switch account' }));
  await user.click(await screen.findByRole('button', { name: 'Log out and delete' }));
  expect(made.map(({ path }) => path)).toEqual(['/api/AcceptTeamInvitation', '/api/Logout']);
});

test('the heading has the focus when the welcome page becomes the result of the button that was pressed', async () => {
  // In this DOM, a page without a focused element counts as unfocused.
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  onTestFinished(() => hasFocus.mockRestore());
  const invitation = {
    state: 'open',
    email: 'ada@example.test',
    teamId,
    teamName: 'Night Shift',
    inviterName: 'Grace',
    permission: 'Viewer',
  };
  const { user } = land(
    { '/api/OpenTeamInvitation': () => invitation, '/api/AcceptTeamInvitation': () => joined },
    `${link}&confirm=true`,
  );
  await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  const heading = await screen.findByRole('heading', { name: 'Welcome to Night Shift!' });
  expect(document.activeElement).toBe(heading);
});

describe('after accepting an invitation', () => {
  test.each([
    ['the project that it names', { projectId, site: 'one' }, `https://one.confab.example/projects/${projectId}`],
    ['the projects of the team, when it names none', {}, 'https://pro.confab.example/'],
  ])('after accepting an invitation, the signed-in member continues to %s', async (_where, named, address) => {
    signIn('Ada@example.test');
    land({ '/api/AcceptTeamInvitation': () => ({ ...joined, ...named }) });
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe(address);
  });

  test('a person who accepts an invitation signed out signs in and then continues to the project', async () => {
    const { user } = land({ '/api/AcceptTeamInvitation': () => ({ ...joined, projectId, site: 'pro' }) });
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    expect([location.pathname, history.state]).toMatchObject(['/login', { email: 'ada@example.test' }]);
    expect(takeRememberedPath()).toBe(`/openSite?site=pro&path=${encodeURIComponent(`/projects/${projectId}`)}`);
  });

  test('a person who accepts an invitation signed in with another account does not continue to the team', async () => {
    signIn('grace@example.test');
    land({ '/api/AcceptTeamInvitation': () => joined });
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/');
  });
});

describe('the link of an accepted invitation', () => {
  const member = { ...joined, state: 'member', inviterName: '', permission: 'Viewer', hasSignUpPassword: false };
  const open = '/api/OpenTeamInvitation';

  test('an invited person who is a member already can read that, and gets into the team with one click', async () => {
    const left: string[] = [];
    const { api, made } = fakeApi({ '/api/SetActiveTeam': () => null });
    const invitation = { ...member, projectId, site: 'pro' } as unknown as Invitation;
    renderPage(api, <AlreadyMember invitation={invitation} leave={(address) => left.push(address)} />);
    expect(screen.getByRole('heading', { name: 'You are already a member' })).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Open Night Shift' }));
    await expect.poll(() => left).toEqual([`https://pro.confab.example/projects/${projectId}`]);
    expect(made).toEqual([{ path: '/api/SetActiveTeam', input: { query: { teamId } } }]);
  });

  test('the link of an accepted invitation shows that the person is a member, and answers nothing', async () => {
    const { made } = land({ [open]: () => member }, `${link}&confirm=true`);
    expect(await screen.findByRole('heading', { name: 'You are already a member' })).toBeTruthy();
    expect(made.map(({ path }) => path)).toEqual([open]);
  });

  test('a signed-out member who opens the link of an accepted invitation can sign in and returns to it', async () => {
    const gone = () => {
      throw new ApiFailure('notFound', 'This invitation no longer works. Ask the team to invite you again.', 404);
    };
    const { user } = land({ [open]: gone }, `${link}&confirm=true`);
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    expect(takeRememberedPath()).toBe(`${link}&confirm=true`);
  });
});
