import { aSignIn } from '@confab/test-kit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { clearMailedSecret } from '../../session/mailed-secret.ts';
import { useSession } from '../../session/session-store.ts';
import { useInstallation } from '../../session/installation.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { setLanguage } from '../../words/language.ts';
import { WelcomePage } from './welcome-page.tsx';
import { getBrowserTimeZone } from '../../platform/get-browser-time-zone.ts';

const timezone = getBrowserTimeZone();

const verify = '/api/VerifyEmail';
const accept = '/api/AcceptTeamInvitation';
const reject = '/api/RejectTeamInvitation';
const open = '/api/OpenTeamInvitation';
const setFirst = '/api/NewAccountPasswordSet';
const invitationId = '0197a000-0000-4000-8000-000000000001';
const verified = { outcome: 'verified', email: 'ada@example.test', isPasswordSet: true };
const joined = { teamId: invitationId, teamName: 'Night Shift', email: 'ada@example.test', isPasswordSet: true };
const invitation = `teamAccept&teamInvitationId=${invitationId}`;

let secrets = 0;
/** Returns a secret that no other test has used. */
function aSecret() {
  secrets += 1;
  return String(secrets).padStart(43, 's');
}
type Answers = Parameters<typeof fakeApi>[0];

/** Opens the page by a mailed link with this sign-up type and secret. */
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
  // The page reads only the addresses.
  useInstallation.setState({ misc: { sites, links: { help: 'https://help.example/' } } as never });
});

describe('the welcome page', () => {
  const signups = ['my', 'pro', 'author', 'one', 'analytics', 'inclusion'];
  test.each(signups)(
    'the welcome page greets a new %s account and links to the login (P2.33, P2.34, P2.36)',
    async (type) => {
      const { made, code } = land(type, { [verify]: () => verified });
      await heading('Welcome to Confab!');
      const texts = { author: /Confab Pro/, pro: /Confab Pro/, one: /Confab One/, analytics: /Analytics/ };
      expect(screen.getByText(Object.hasOwn(texts, type) ? texts[type as 'pro'] : /account/)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
      expect(made).toEqual([{ path: verify, input: { body: { code } } }]);
    },
  );

  test('the welcome page shows each product with a link to start and a link to learn more (P2.36)', async () => {
    land('my', { [verify]: () => verified });
    await heading('Welcome to Confab!');
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

  test('the welcome page removes the code from the URL before the server answers (ACC-8)', () => {
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
  test.each(outcomes)(
    'the welcome page shows the message for the outcome $error that the server returned (P8.40, P8.41, P8.43)',
    async ({ error, message }) => {
      land('my', { [verify]: () => ({ outcome: error, email: '', isPasswordSet: true }) });
      expect(await screen.findByText(message)).toBeTruthy();
      expect(screen.queryByRole('article')).toBeNull();
    },
  );

  test.each(outcomes)(
    'the welcome page shows the message for the error $error of the link without calling the server (P2.33, P8.40, P8.41, P8.43)',
    async (outcome) => {
      const { made } = land(`my&error=${outcome.error}`, {}, null);
      expect(await screen.findByText(outcome.message)).toBeTruthy();
      expect(made).toEqual([]);
    },
  );

  test('the welcome page asks to check the email address when the account is not found (P8.42)', async () => {
    land('my', { [verify]: () => ({ outcome: 'userNotFound', email: '', isPasswordSet: true }) });
    expect((await screen.findByText(/confirmation email/)).textContent).toMatch(/matches.*register again.*report/);
  });

  test.each([
    ['could not be reached', new ApiFailure('offline', 'Verification got no answer.', 0)],
    ['could not answer', new ApiFailure('failed', 'The server is busy.', 503)],
  ])('a mailed link can be tried again, by a click or by a reload, after the server %s', async (_what, failure) => {
    let answer: (() => unknown) | undefined;
    const answers = {
      [verify]: () => {
        if (!answer) throw failure;
        return answer();
      },
    };
    const { user, made, unmount, code } = land('my', answers);
    await screen.findByText(failure.message);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => made.length).toBe(2);
    await screen.findByText(failure.message);
    unmount();
    answer = () => verified;
    const again = land('my', answers, code);
    await heading('Welcome to Confab!');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(again.made).toEqual([{ path: verify, input: { body: { code } } }]);
  });

  test("the welcome page keeps the server's decision about a link, which is not used again", async () => {
    const answers = { [verify]: () => ({ outcome: 'alreadyRegistered', email: '', isPasswordSet: true }) };
    const { unmount, code } = land('my', answers);
    await heading('Your account is already registered');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    unmount();
    const { made } = land('my', {}, code);
    await heading('Your account is already registered');
    expect(made).toEqual([]);
  });

  test('the welcome page shows no text that was put into the link (WEB-2)', async () => {
    const phishing = 'Send your password to evil.example';
    land(`my&teamName=${phishing}&email=${phishing}&error=${phishing}`, {}, null);
    await heading('That did not work');
    expect(screen.getByText(/^Something went wrong, please try again/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('evil');
  });

  test('the welcome page shows the same result after a reload, without using the code again', async () => {
    const { unmount } = land('my', { [verify]: () => ({ ...verified, isPasswordSet: false }) });
    await screen.findByRole('form', { name: 'Set your password' });
    unmount();
    clearMailedSecret();
    const { api, made } = fakeApi({});
    renderPage(api, <WelcomePage />);
    await screen.findByRole('form', { name: 'Set your password' });
    expect(made).toEqual([]);
  });

  test('the welcome page does not ask a person who is signed in to log in', async () => {
    const signIn = aSignIn();
    useSession.setState({ status: 'signedIn', signIn });
    land('one', { [verify]: () => verified });
    expect(await screen.findByText('Your account for Confab One is ready. Start with a template.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
  });

  test('the welcome page marks the signed-in account as verified when its address is verified', async () => {
    useSession.setState({ status: 'signedIn', signIn: aSignIn({ email: 'Ada@example.test', isVerified: false }) });
    land('my', { [verify]: () => verified });
    await screen.findByRole('link', { name: 'Continue' });
    expect(useSession.getState().signIn?.isVerified).toBe(true);
  });
});

describe('the set-password box of the welcome page', () => {
  const landWithout = (answers: Answers = {}) =>
    land('my', { [verify]: () => ({ ...verified, isPasswordSet: false }), ...answers });
  const box = () => screen.queryByRole('form', { name: 'Set your password' });
  const submit = () => screen.getByRole('button', { name: 'Submit' });

  test('the set-password box appears when no password is set and the window is taller than 600 pixels (P2.37, P9.3)', async () => {
    makeWindow(600);
    landWithout();
    await heading('Welcome to Confab!');
    expect(box()).toBeNull();
    expect(screen.getByText('You will choose your password when you log in.')).toBeTruthy();
    act(() => makeWindow(601));
    expect(box()).toBeTruthy();
  });

  test('the set-password box is hidden when a password is set (P2.37)', async () => {
    land('my', { [verify]: () => verified });
    await heading('Welcome to Confab!');
    expect(box()).toBeNull();
  });

  test('the set-password box asks for the unknown email address when the link states that no password is set (P2.33, P2.37)', async () => {
    const { user, made } = land('pro&isPasswordSet=false', { [setFirst]: () => null }, null);
    await heading('Welcome to Confab!');
    await user.type(screen.getByLabelText('Email'), 'ada@example.test');
    await user.type(screen.getByLabelText('New password'), 'Marmalade-7');
    await user.click(submit());
    await screen.findByText('Password set successfully');
    expect(made[0]?.input).toEqual({ body: { login: 'ada@example.test', password: 'Marmalade-7', timezone } });
  });

  test('the set-password box sets the password once, links to the login and rejects a second submit (P4.23, P8.50, P8.53)', async () => {
    const { user, made } = landWithout({ [setFirst]: () => null });
    await heading('Welcome to Confab!');
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

  test('the set-password box shows the error of the server (P5.10, P8.10)', async () => {
    const { user } = landWithout({ [setFirst]: refuses('Error setting password for new account') });
    await heading('Welcome to Confab!');
    await user.type(screen.getByLabelText('New password'), 'Marmalade-7');
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe('Error setting password for new account');
  });

  test('the welcome page in another browser asks for the password chosen at sign-up, and keeps it (ACC-5)', async () => {
    const { user, made } = landWithout({
      [verify]: () => ({ ...verified, isPasswordSet: false, hasSignUpPassword: true }),
      [setFirst]: () => null,
    });
    expect(await screen.findByRole('form', { name: 'Confirm your password' })).toBeTruthy();
    await user.type(screen.getByLabelText('Password chosen at sign-up'), 'Marmalade-7');
    await user.click(submit());
    await screen.findByText('Password set successfully');
    expect(made[1]?.input).toEqual({
      body: { login: 'ada@example.test', password: 'Marmalade-7', timezone, isSignUpPassword: true },
    });
  });

  test('a person who forgot the password chosen at sign-up sets a new one on the welcome page (ACC-5)', async () => {
    const { user, made } = landWithout({
      [verify]: () => ({ ...verified, isPasswordSet: false, hasSignUpPassword: true }),
      [setFirst]: () => null,
    });
    await user.click(await screen.findByRole('button', { name: 'Set a new password instead' }));
    expect(box()).toBeTruthy();
    await user.type(screen.getByLabelText('New password'), 'Marmalade-8');
    await user.click(submit());
    await screen.findByText('Password set successfully');
    expect(made[1]?.input).toEqual({ body: { login: 'ada@example.test', password: 'Marmalade-8', timezone } });
  });

  test('the login link of the welcome page passes the email address to the login page', async () => {
    const { user } = land('my', { [verify]: () => verified });
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    expect(location.pathname).toBe('/login');
    expect(history.state).toMatchObject({ email: 'ada@example.test' });
  });
});

describe('an invitation to a team', () => {
  test('opening an invitation link accepts the invitation with the secret of the link (P2.34, P4.28)', async () => {
    const { made, code } = land(`${invitation}&teamName=Evil`, { [accept]: () => joined });
    await heading('Welcome to Night Shift!');
    expect(made).toEqual([{ path: accept, input: { body: { teamInvitationId: invitationId, ticket: code } } }]);
    expect(screen.queryByText(/Evil/)).toBeNull();
  });

  test('opening a decline link declines the invitation (P2.35, P4.28)', async () => {
    land(`teamReject&teamInvitationId=${invitationId}`, { [reject]: () => ({ ...joined, isPasswordSet: false }) });
    await heading('Declined invite to Night Shift.');
    expect(screen.queryByRole('form')).toBeNull();
  });

  const asking = `${invitation}&confirm=true`;
  const pending = {
    state: 'pending',
    teamName: 'Night Shift',
    inviterName: 'Grace Hopper',
    permission: 'AppEditor',
    email: 'ada@example.test',
    hasSignUpPassword: false,
  };

  test('an invitation that asks first names team and inviter, and is accepted on a click (P2.34, P6.13)', async () => {
    const { user, made, code } = land(asking, { [open]: () => pending, [accept]: () => joined });
    await heading('Join Night Shift');
    expect(screen.getByText(/^Grace Hopper invites you to the team Night Shift as App/)).toBeTruthy();
    expect(made.map(({ path }) => path)).toEqual([open]);
    await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
    await heading('Welcome to Night Shift!');
    expect(made.at(-1)).toEqual({
      path: accept,
      input: { body: { teamInvitationId: invitationId, ticket: code } },
    });
  });

  test('the question about an invitation names the role in the language of the interface (P2.34)', async () => {
    onTestFinished(() => setLanguage('en'));
    await act(() => setLanguage('de'));
    land(asking, { [open]: () => pending });
    expect(
      await screen.findByText('Grace Hopper lädt dich in das Team Night Shift ein (App-Bearbeitung).'),
    ).toBeTruthy();
  });

  test('an invitation that could not be loaded is loaded again on a click', async () => {
    let isDown = true;
    const { user } = land(asking, {
      [open]: () => {
        if (isDown) throw new ApiFailure('offline', 'The invitation got no answer.', 0);
        return pending;
      },
    });
    await screen.findByText('The invitation got no answer.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Join Night Shift');
  });

  test('an invitation that asks first is declined on a click (P2.35)', async () => {
    const { user } = land(asking, { [open]: () => pending, [reject]: () => joined });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    await heading('Declined invite to Night Shift.');
  });

  test('the link of an accepted invitation continues with the password that was not chosen yet (P2.37)', async () => {
    const left = { ...pending, state: 'accepted', teamName: '', inviterName: '', permission: null };
    const { made } = land(asking, { [open]: () => left });
    await heading('Welcome to the team!');
    expect(screen.getByRole('form', { name: 'Set your password' })).toBeTruthy();
    expect(made.map(({ path }) => path)).toEqual([open]);
  });

  test('an invitation that no longer works is shown as such, with a way to the login (P8.43)', async () => {
    land(asking, { [open]: refuses('This invitation no longer works. Ask the team to invite you again.') });
    expect(await screen.findByText(/no longer works/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
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
    'the welcome page shows the error of the server when the invitation fails: $message (P4.29, P8.26, P8.27, P8.43)',
    async (failure) => {
      land(failure.query, { [failure.path]: refuses(failure.message) });
      expect(await screen.findByText(failure.message)).toBeTruthy();
    },
  );

  test('an invitation that no longer exists is reported as ended, without an offer to switch accounts', async () => {
    useSession.setState({ status: 'signedIn', signIn: aSignIn() });
    land(invitation, {
      [accept]: () => {
        throw new ApiFailure('notFound', 'Failure accepting team invitation', 404);
      },
    });
    expect(await screen.findByText('Failure accepting team invitation')).toBeTruthy();
    expect(screen.getByText('This invitation no longer works. Ask the team to invite you again.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Switch account' })).toBeNull();
  });

  test('an invitation link without an id shows an error without calling the server (P8.43)', async () => {
    const { made } = land('teamAccept');
    expect(await screen.findByText(/^Something went wrong, please try again/)).toBeTruthy();
    expect(made).toEqual([]);
  });

  test('an invitation for a different account shows its masked address and offers to switch accounts (TEAM-5)', async () => {
    useSession.setState({ status: 'signedIn', signIn: aSignIn({ email: 'grace@example.test' }) });
    const { user, made } = land(invitation, {
      [accept]: () => joined,
      '/api/Logout': () => new Promise(() => undefined),
    });
    const notice = await screen.findByText(/The invitation was for/);
    expect(notice.textContent).toContain('a•••@example.test');
    expect(notice.textContent).toContain('grace@example.test');
    expect(notice.textContent).toContain('Switch accounts to work in the team.');
    await user.click(await screen.findByRole('button', { name: 'Switch account' }));
    await expect.poll(() => useSession.getState().status).toBe('signedOut');
    expect(made.map(({ path }) => path)).toEqual([accept, '/api/Logout']);
    expect(location.pathname).toBe('/login');
  });

  test('a declined invitation for a different account offers no switch of accounts', async () => {
    useSession.setState({ status: 'signedIn', signIn: aSignIn({ email: 'grace@example.test' }) });
    land(`teamReject&teamInvitationId=${invitationId}`, { [reject]: () => joined });
    expect(await screen.findByText('You did not join the team. Nothing in your account has changed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Switch account' })).toBeNull();
  });

  test('switching accounts after a failed invitation leads back to the invitation after the login', async () => {
    useSession.setState({ status: 'signedIn', signIn: aSignIn({ email: 'grace@example.test' }) });
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
