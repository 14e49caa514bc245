import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../api/testing/fake-api.ts';
import { clearMailedSecret } from '../../session/mailed-secret.ts';
import { useSession } from '../../session/session-store.ts';
import { useInstallation } from '../../session/installation.ts';
import { renderPage } from '../../shell/testing/render-page.tsx';
import { WelcomePage } from './welcome-page.tsx';

const verify = '/api/VerifyEmail';
const accept = '/api/AcceptTeamInvitation';
const reject = '/api/RejectTeamInvitation';
const setFirst = '/api/NewAccountPasswordSet';
const invitationId = '0197a000-0000-4000-8000-000000000001';
const verified = { outcome: 'verified', email: 'ada@example.test', isPasswordSet: true };
const joined = { teamId: invitationId, teamName: 'Night Shift', email: 'ada@example.test', isPasswordSet: true };
const invitation = `teamAccept&teamInvitationId=${invitationId}`;

let secrets = 0;
/** A secret that no other test has used. */
function aSecret() {
  secrets += 1;
  return String(secrets).padStart(43, 's');
}
type Answers = Parameters<typeof fakeApi>[0];

/** Opens the page as a link with that sign-up type and secret does. */
function land(query: string, answers: Answers = {}, code: string | null = aSecret()) {
  history.replaceState(null, '', `/welcome?signupType=${query}${code === null ? '' : `#code=${code}`}`);
  const { api, made } = fakeApi(answers);
  const { unmount } = renderPage(api, <WelcomePage />);
  return { made, unmount, code, user: userEvent.setup() };
}
const refuses = (message: string) => () => {
  throw new ApiFailure('refused', message, 200);
};
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
function makeWindow(height: number) {
  innerHeight = height;
  dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  clearMailedSecret();
  makeWindow(900);
  useSession.setState({ status: 'signedOut', signIn: undefined });
  const sites = { one: 'https://one.confab.example', pro: 'https://pro.confab.example' };
  // Only the addresses are read.
  useInstallation.setState({ misc: { sites, links: { help: 'https://help.example/' } } as never });
});

describe('the page a mailed link leads to', () => {
  const signups = ['my', 'pro', 'author', 'one', 'analytics', 'inclusion'];
  test.each(signups)(
    'welcomes whoever signed up for %s, and leads to the login (P2.33, P2.34, P2.36)',
    async (type) => {
      const { made, code } = land(type, { [verify]: () => verified });
      await heading('Welcome to the team!');
      const texts = { author: /Confab Pro/, pro: /Confab Pro/, one: /Confab One/, analytics: /Analytics/ };
      expect(screen.getByText(Object.hasOwn(texts, type) ? texts[type as 'pro'] : /account/)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
      expect(made).toEqual([{ path: verify, input: { body: { code } } }]);
    },
  );

  test('offers the products, each with where it starts and where one learns more (P2.36)', async () => {
    land('my', { [verify]: () => verified });
    await heading('Welcome to the team!');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(links).toEqual([
      ['Login', '/login'],
      ['Start', 'https://one.confab.example'],
      ['Learn more', 'https://help.example/'],
      ['Start', 'https://pro.confab.example'],
      ['Learn more', 'https://help.example/'],
      ['Start', 'https://pro.confab.example'],
      ['Learn more', 'https://help.example/'],
    ]);
  });

  test('takes the code out of the address before anything else (ACC-8)', () => {
    land('my', { [verify]: () => new Promise(() => undefined) });
    expect(location.href).toMatch(/\/welcome\?signupType=my$/);
  });

  const outcomes = [
    {
      error: 'emailExpired',
      message:
        'This registration link has expired. You should have automatically just received another confirmation link in your inbox, please try again.',
    },
    { error: 'alreadyRegistered', message: 'This account has already been registered.' },
    {
      error: 'internalError',
      message: 'Something went wrong, please try again. If this error persists please report a bug',
    },
  ];
  test.each(outcomes)('says what came of the link: $error (P8.40, P8.41, P8.43)', async ({ error, message }) => {
    land('my', { [verify]: () => ({ outcome: error, email: '', isPasswordSet: true }) });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test.each(outcomes)('says what the link itself says: $error (P2.33, P8.40, P8.41, P8.43)', async (outcome) => {
    const { made } = land(`my&error=${outcome.error}`, {}, null);
    expect(await screen.findByText(outcome.message)).toBeTruthy();
    expect(made).toEqual([]);
  });

  test('asks to check the address when nobody is found by it (P8.42)', async () => {
    land('my', { [verify]: () => ({ outcome: 'userNotFound', email: '', isPasswordSet: true }) });
    expect((await screen.findByText(/confirmation email/)).textContent).toMatch(/matches.*register again.*report/);
  });

  test('says nothing that somebody else wrote into the link (WEB-2)', async () => {
    const phishing = 'Send your password to evil.example';
    land(`my&teamName=${phishing}&email=${phishing}&error=${phishing}`, {}, null);
    await heading('That did not work');
    expect(screen.getByText(/^Something went wrong, please try again/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('evil');
  });

  test('still says what came of it after a reload, though the code is used up', async () => {
    const { unmount } = land('my', { [verify]: () => ({ ...verified, isPasswordSet: false }) });
    await screen.findByRole('form', { name: 'Set your password' });
    unmount();
    clearMailedSecret();
    const { api, made } = fakeApi({});
    renderPage(api, <WelcomePage />);
    await screen.findByRole('form', { name: 'Set your password' });
    expect(made).toEqual([]);
  });

  test('takes the banner from whoever is signed in with the address', async () => {
    // Only what the page reads of a sign-in.
    useSession.setState({ status: 'signedIn', signIn: { email: 'Ada@example.test', isVerified: false } as never });
    land('my', { [verify]: () => verified });
    await screen.findByRole('link', { name: 'Go on' });
    expect(useSession.getState().signIn?.isVerified).toBe(true);
  });
});

describe('the set-password box', () => {
  const landWithout = (answers: Answers = {}) =>
    land('my', { [verify]: () => ({ ...verified, isPasswordSet: false }), ...answers });
  const box = () => screen.queryByRole('form', { name: 'Set your password' });
  const submit = () => screen.getByRole('button', { name: 'Submit' });

  test('appears when no password is set and the window is taller than 600 pixels (P2.37, P9.3)', async () => {
    makeWindow(600);
    landWithout();
    await heading('Welcome to the team!');
    expect(box()).toBeNull();
    expect(screen.getByText('You choose your password when you log in.')).toBeTruthy();
    act(() => makeWindow(601));
    expect(box()).toBeTruthy();
  });

  test('stays away when a password is set (P2.37)', async () => {
    land('my', { [verify]: () => verified });
    await heading('Welcome to the team!');
    expect(box()).toBeNull();
  });

  test('appears when the link says that none is set, and asks for the address that nobody knows (P2.33, P2.37)', async () => {
    const { user, made } = land('pro&isPasswordSet=false', { [setFirst]: () => null }, null);
    await heading('Welcome to the team!');
    await user.type(screen.getByLabelText('Email'), 'ada@example.test');
    await user.type(screen.getByLabelText('New password'), 'Marmalade-7');
    await user.click(submit());
    await screen.findByText('Password set successfully');
    expect(made[0]?.input).toEqual({ body: { login: 'ada@example.test', password: 'Marmalade-7' } });
  });

  test('sets it, then leads to the login, and refuses a second time (P4.23, P8.50, P8.53)', async () => {
    const { user, made } = landWithout({ [setFirst]: () => null });
    await heading('Welcome to the team!');
    await user.click(submit());
    expect(await screen.findByText("Your new password can't be blank")).toBeTruthy();
    await user.type(screen.getByLabelText('New password'), 'Marmalade-7');
    await user.click(submit());
    expect(await screen.findByText('Password set successfully')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your password has already been set, you can reset it on the login page',
    );
    expect(made.map(({ path }) => path)).toEqual([verify, setFirst]);
  });

  test('shows what the server says of a failure (P5.10, P8.10)', async () => {
    const { user } = landWithout({ [setFirst]: refuses('Error setting password for new account') });
    await heading('Welcome to the team!');
    await user.type(screen.getByLabelText('New password'), 'Marmalade-7');
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe('Error setting password for new account');
  });

  test('passes the address on to the login page', async () => {
    const { user } = land('my', { [verify]: () => verified });
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    expect(location.pathname).toBe('/login');
    expect(history.state).toMatchObject({ email: 'ada@example.test' });
  });
});

describe('an invitation to a team', () => {
  test('is accepted on load, with the secret of the link (P2.34, P4.28)', async () => {
    const { made, code } = land(`${invitation}&teamName=Evil`, { [accept]: () => joined });
    await heading('Welcome to Night Shift!');
    expect(made).toEqual([{ path: accept, input: { body: { teamInvitationId: invitationId, ticket: code } } }]);
    expect(screen.queryByText(/Evil/)).toBeNull();
  });

  test('is declined on load (P2.35, P4.28)', async () => {
    land(`teamReject&teamInvitationId=${invitationId}`, { [reject]: () => ({ ...joined, isPasswordSet: false }) });
    await heading('Declined invite to Night Shift.');
    expect(screen.queryByRole('form')).toBeNull();
  });

  const failures = [
    { query: invitation, path: accept, message: 'Failure accepting team invitation' },
    {
      query: `teamReject&teamInvitationId=${invitationId}`,
      path: reject,
      message: 'Failure rejecting team invitation',
    },
  ];
  test.each(failures)(
    'shows the words of the server when it fails: $message (P4.29, P8.26, P8.27, P8.43)',
    async (failure) => {
      land(failure.query, { [failure.path]: refuses(failure.message) });
      expect(await screen.findByText(failure.message)).toBeTruthy();
    },
  );

  test('without its id asks nobody (P8.43)', async () => {
    const { made } = land('teamAccept');
    expect(await screen.findByText(/^Something went wrong, please try again/)).toBeTruthy();
    expect(made).toEqual([]);
  });

  test('to somebody else says whose it is, masked, and offers to switch (TEAM-5)', async () => {
    useSession.setState({ status: 'signedIn', signIn: { email: 'grace@example.test' } as never });
    const { user, made } = land(invitation, { [accept]: () => joined, '/api/Logout': () => null });
    const notice = await screen.findByText(/This invitation is for/);
    expect(notice.textContent).toContain('a•••@example.test');
    expect(notice.textContent).toContain('grace@example.test');
    await user.click(screen.getByRole('button', { name: 'Switch account' }));
    await expect.poll(() => useSession.getState().status).toBe('signedOut');
    expect(made.map(({ path }) => path)).toEqual([accept, '/api/Logout']);
    expect(location.pathname).toBe('/login');
  });

  test('that failed is come back to after signing in as somebody else', async () => {
    useSession.setState({ status: 'signedIn', signIn: { email: 'grace@example.test' } as never });
    const { user } = land(
      invitation,
      { [accept]: refuses('Failure accepting team invitation'), '/api/Logout': () => null },
      null,
    );
    await user.click(await screen.findByRole('button', { name: 'Switch account' }));
    await expect.poll(() => location.pathname).toBe('/login');
    expect(sessionStorage.getItem('confab.wantedPath')).toBe(`/welcome?signupType=${invitation}`);
  });
});
