import { aSignIn } from '@confab/test-kit';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { clearMailedSecret } from '../../session/mailed-secret.ts';
import { useSession } from '../../session/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { WelcomePage } from './welcome-page.tsx';

const verify = '/api/VerifyEmail';
const accept = '/api/AcceptTeamInvitation';
const open = '/api/OpenTeamInvitation';
const invitation = 'teamAccept&teamInvitationId=0197a000-0000-4000-8000-000000000001';

let secrets = 0;
type Answers = Parameters<typeof fakeApi>[0];

/** Opens the page by a mailed link with this sign-up type and a secret that no other test has used. */
function land(query: string, answers: Answers) {
  secrets += 1;
  history.replaceState(null, '', `/welcome?signupType=${query}#code=${String(secrets).padStart(43, 'r')}`);
  renderPage(fakeApi(answers).api, <WelcomePage />);
}

/** Opens the page again as a reload does: the history entry is kept, memory is lost. */
function reload(answers: Answers = {}) {
  cleanup();
  clearMailedSecret();
  const { api, made } = fakeApi(answers);
  renderPage(api, <WelcomePage />);
  return made;
}
const fails = (failure: ApiFailure) => () => {
  throw failure;
};
const isBusy = fails(new ApiFailure('failed', 'The server is busy.', 503));
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

beforeEach(() => {
  clearMailedSecret();
  useSession.setState({ status: 'signedOut', signIn: undefined });
});

describe('a mailed link whose page is reloaded', () => {
  test('a mailed link whose page is reloaded asks for the link again when the server could not verify the address (P2.36, P4.17)', async () => {
    land('my', { [verify]: isBusy });
    await screen.findByText('The server is busy.');
    const made = reload();
    await heading('Use the link once more');
    expect(screen.getByText('Open the link in the email again to confirm your address.')).toBeTruthy();
    expect(made).toEqual([]);
  });

  test('a reloaded welcome page still shows that its link has expired', async () => {
    land('my', { [verify]: () => ({ outcome: 'emailExpired', email: '', isPasswordSet: true }) });
    await heading('This link has expired');
    reload();
    await heading('This link has expired');
  });

  const linkNeeded = /^Open the link in the email again to answer the invitation/;

  test('a mailed link whose page is reloaded asks for the link of an unanswered invitation again, and leads to My Teams (P2.34, P4.25)', async () => {
    useSession.setState({ status: 'signedIn', signIn: aSignIn() });
    const pending = { state: 'pending', teamName: 'Night Shift', inviterName: 'Grace', permission: 'Viewer' };
    land(`${invitation}&confirm=true`, {
      [open]: () => ({ ...pending, email: 'ada@example.test', hasSignUpPassword: false }),
    });
    await heading('Join Night Shift');
    const made = reload();
    expect(await screen.findByText(linkNeeded)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/teams');
    expect(made).toEqual([]);
  });

  test('a mailed link whose page is reloaded asks for the link of an invitation again that could not be answered (P4.25)', async () => {
    land(invitation, { [accept]: isBusy });
    await screen.findByText('The server is busy.');
    reload({ [accept]: fails(new ApiFailure('refused', 'Failure accepting team invitation', 200)) });
    expect(await screen.findByText(linkNeeded)).toBeTruthy();
  });
});
