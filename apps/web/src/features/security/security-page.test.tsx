import { aSignIn, numberedId } from '@confab/test-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { advanceTime } from '../../testing/advance-time.ts';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { startSession, useSession } from '../../session/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { createSenderClient } from '../../testing/create-sender-client.ts';
import { ModalHost } from '../../modals/modal-host.tsx';
import './confirm-sign-in/modals.ts';
import { useToasts } from '../../toasts/toast-store.ts';
import { setLanguage } from '../../words/language.ts';
import { useChangeEmail } from './use-change-email.ts';
import { SecurityPage } from './security-page.tsx';
import { clearToasts } from '../../testing/modals-and-toasts.ts';

const list = '/api/GetMySessions';
const changeEmail = '/api/ChangeEmail';
const changePassword = '/api/ChangePassword';
const tvAccountId = numberedId(1);
const ada = aSignIn({ tvAccountId });
const aSession = (id: string, isCurrent: boolean, agent: string) => ({
  id,
  isCurrent,
  agent,
  createdAt: '2026-11-20T09:00:00.000Z',
  lastSeenAt: '2026-11-21T09:00:00.000Z',
});
const here = aSession('0197a000-0000-7000-8000-00000000000a', true, 'Firefox on Linux');
const there = aSession('0197a000-0000-7000-8000-00000000000b', false, 'Chrome on Android');

/** Calls that only read: the sessions, and the account with its time zone. */
const read: ReadonlySet<string> = new Set([list, '/api/GetTvAccountDetails']);

type Answers = Parameters<typeof fakeApi>[0];
function show(answers: Answers = {}) {
  const { api, made } = fakeApi({ [list]: () => [here], ...answers });
  renderPage(api, <SecurityPage />);
  return { user: userEvent.setup(), made: () => made.filter(({ path }) => !read.has(path)) };
}
/** Shows the page with the real sender, and the modals. The answers have the form of the wire. */
function showWithSender(answers: Readonly<Record<string, () => { readonly Success: boolean }>>) {
  const { api, sent } = createSenderClient(answers);
  renderPage(
    api,
    <>
      <SecurityPage />
      <ModalHost />
    </>,
  );
  return { user: userEvent.setup(), sent };
}
const refuses =
  (message: string, status = 200) =>
  () => {
    throw new ApiFailure(status === 403 ? 'forbidden' : 'refused', message, status);
  };
const panel = (name: string) => within(screen.getByRole('region', { name }));
const emails = () => panel('Have a New Email Address?');
const passwords = () => panel('Password Security');
const update = () => emails().getByRole('button', { name: 'Update Email' });
const change = () => passwords().getByRole('button', { name: 'Change Password' });

async function fillPasswords(user: ReturnType<typeof userEvent.setup>, next: string, confirmation = next) {
  await user.type(passwords().getByLabelText('Current password'), 'Old-Secret1');
  await user.type(passwords().getByLabelText('New password'), next);
  await user.type(passwords().getByLabelText('Confirm new password'), confirmation);
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/security');
  clearToasts();
  startSession(ada);
});
afterEach(() => vi.useRealTimers());

test('the security page has a panel for the email address and one for the password (P2.39)', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Have a New Email Address?' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Password Security' })).toBeTruthy();
});

describe('validation of the security forms', () => {
  test('the security page validates a field 300 ms after the last keystroke (P5.16, P5.30, P9.4)', async () => {
    show();
    vi.useFakeTimers();
    const field = emails().getByLabelText('New email address');
    const message = () => screen.queryByText('You must enter a valid new email address');
    fireEvent.change(field, { target: { value: 'ada' } });
    await advanceTime(200);
    fireEvent.change(field, { target: { value: 'ada@' } });
    await advanceTime(299);
    expect(message()).toBeNull();
    await advanceTime(1);
    expect(message()).toBeTruthy();
    fireEvent.change(field, { target: { value: '' } });
    await advanceTime(300);
    expect(screen.getByText('You must enter a new email address')).toBeTruthy();
  });

  test('the security page shows no error for a field that was not touched', async () => {
    show();
    vi.useFakeTimers();
    fireEvent.change(passwords().getByLabelText('Current password'), { target: { value: 'old' } });
    await advanceTime(300);
    expect(screen.queryByText(/^You must/)).toBeNull();
  });

  test('the security page validates every field when the form is submitted (P5.11, P5.12, P5.13, P5.15)', async () => {
    const { user, made } = show();
    await user.click(change());
    for (const message of [
      'You must enter your current password',
      'You must enter a new password',
      'You must enter your new password again to confirm it',
    ])
      expect(passwords().getByText(message)).toBeTruthy();
    await user.click(update());
    expect(emails().getByText('You must enter a new email address')).toBeTruthy();
    expect(made()).toEqual([]);
  });

  test('the security page rejects a new password that is weak or differs from its confirmation (P5.14, P5.24)', async () => {
    const { user, made } = show();
    await fillPasswords(user, 'weak', 'week');
    await user.click(change());
    expect(passwords().getByText('Please enter a stronger password')).toBeTruthy();
    expect(passwords().getByText('Your confirmed password is not the same as your new password')).toBeTruthy();
    expect(made()).toEqual([]);
  });
});

describe('changing the email address', () => {
  test('changing the email address logs out, logs in again with the role My and opens My Profile (P4.24, P6.16, P8.51)', async () => {
    const { user, made } = show({
      [changeEmail]: () => ({ token: 'tvs_new' }),
      '/api/ValidateClientToken': () => ({ ...ada, token: 'tvs_new', email: 'ada@new.test' }),
    });
    const statuses: string[] = [];
    const stop = useSession.subscribe(({ status }) => statuses.push(status));
    await user.type(emails().getByLabelText('New email address'), 'ada@new.test');
    await user.click(update());
    await expect.poll(() => useSession.getState().signIn?.email).toBe('ada@new.test');
    stop();
    expect(statuses).toEqual(['signedOut', 'checking', 'signedIn']);
    expect(made()).toEqual([
      { path: changeEmail, input: { body: { tvAccountId, email: 'ada@new.test' } } },
      { path: '/api/ValidateClientToken', input: { query: { role: 'My' } } },
    ]);
    expect(localStorage.getItem('userToken')).toBe('tvs_new');
    expect(location.pathname).toBe('/myprofile');
    expect(useToasts.getState().toasts[0]?.message.message).toBe('Email updated successfully');
  });

  test('changing the email address asks for the password when the last sign-in was too long ago (ACC-12)', async () => {
    let isFresh = false;
    const { user, sent } = showWithSender({
      [list]: () => ({ Success: true, ResponseObject: [] }),
      [changeEmail]: () =>
        isFresh
          ? { Success: true, ResponseObject: { Token: 'tvs_new' } }
          : { Success: false, ErrorMessage: 'reauth_required' },
      '/api/ConfirmSignIn': () => ({ Success: (isFresh = true), ResponseObject: null }),
      '/api/ValidateClientToken': () => ({ Success: false, ErrorMessage: 'Signed out' }),
    });
    await user.type(emails().getByLabelText('New email address'), 'ada@new.test');
    await user.click(update());
    const box = await screen.findByLabelText('Password');
    expect(screen.queryByText('reauth_required')).toBeNull();
    expect(document.activeElement).toBe(box);
    await user.type(box, 'Secret-12{Enter}');
    await expect.poll(() => location.pathname).toBe('/myprofile');
    const change = { TvAccountId: tvAccountId, Email: 'ada@new.test' };
    expect(sent().filter(({ path }) => path === changeEmail)).toEqual([
      { path: changeEmail, body: change },
      { path: changeEmail, body: change },
    ]);
  });

  test('changing the email address shows the error of the server in a red area when the email address cannot be changed (P4.24, P7.50, P8.14, P8.60)', async () => {
    const { user } = show({ [changeEmail]: refuses('Error updating email') });
    await user.type(emails().getByLabelText('New email address'), 'ada@new.test');
    await user.click(update());
    expect((await emails().findByRole('alert')).textContent).toBe('Error updating email');
    expect(useSession.getState().status).toBe('signedIn');
  });

  test('changing the email address opens the sign-in page with the reason when logging in with the new email address fails (P8.3, P8.68)', async () => {
    const { user } = show({
      [changeEmail]: () => ({ token: 'tvs_new' }),
      '/api/ValidateClientToken': refuses('Error validating client, please try again later'),
    });
    await user.type(emails().getByLabelText('New email address'), 'ada@new.test');
    await user.click(update());
    await expect.poll(() => useSession.getState().status).toBe('signedOut');
    const message = 'Error validating client, please try again later';
    expect(useSession.getState().failure).toMatchObject({ message });
  });
});

test('changing the email address keeps the new token and starts the page again when logging in with the new email address gets no answer (P4.24)', async () => {
  const { api } = fakeApi({
    [changeEmail]: () => ({ token: 'tvs_new' }),
    '/api/ValidateClientToken': refuses('The server is busy.', 503),
  });
  const reload = vi.fn();
  function Change() {
    const { change: changeTo } = useChangeEmail(reload);
    return <button onClick={() => void changeTo('ada@new.test')}>Change</button>;
  }
  renderPage(api, <Change />);
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect([useSession.getState().status, localStorage.getItem('userToken')]).toEqual(['checking', 'tvs_new']);
  expect(location.pathname).toBe('/myprofile');
});

describe('changing the password', () => {
  test('the password is changed with the current one, and the session continues with a new token (P4.24)', async () => {
    const { user, made } = show({ [changePassword]: () => ({ token: 'tvs_new' }) });
    await fillPasswords(user, 'Marmalade-7');
    await user.click(change());
    expect((await passwords().findByRole('status')).textContent).toMatch(/Your password has been changed/);
    expect(made()).toEqual([
      {
        path: changePassword,
        input: {
          body: { email: 'ada@example.test', tvAccountId, oldPassword: 'Old-Secret1', password: 'Marmalade-7' },
        },
      },
    ]);
    expect(useSession.getState()).toMatchObject({ status: 'signedIn', signIn: { token: 'tvs_new' } });
    expect(passwords().getByLabelText('New password')).toHaveProperty('value', '');
  });

  test('changing the password disables Change Password until the server answers, and shows a failure in a red area (P4.24, P8.8, P8.9, P8.60)', async () => {
    let refuse: (failure: ApiFailure) => void = () => undefined;
    const { user } = show({ [changePassword]: () => new Promise((_resolve, reject) => (refuse = reject)) });
    await fillPasswords(user, 'Marmalade-7');
    await user.click(change());
    expect(change()).toHaveProperty('disabled', true);
    refuse(new ApiFailure('refused', 'Unable to change your password. Please try again later.', 200));
    expect((await passwords().findByRole('alert')).textContent).toBe(
      'Unable to change your password. Please try again later.',
    );
    expect(change()).toHaveProperty('disabled', false);
  });
});

describe('the list of sessions', () => {
  const sessions = () => panel('Where you are signed in');

  test('the security page lists the sessions, marks the current browser and signs out all others at once', async () => {
    let known = [here, there];
    const { user, made } = show({
      [list]: () => known,
      '/api/EndOtherSessions': () => {
        known = [here];
        return null;
      },
    });
    const rows = await sessions().findAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual([
      'Firefox on Linux',
      'Chrome on Android',
    ]);
    expect(within(rows[0]!).getByText('This browser')).toBeTruthy();
    await user.click(sessions().getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await sessions().findByText('You are not signed in anywhere else.')).toBeTruthy();
    expect(sessions().queryByRole('button')).toBeNull();
    // The button was removed; its panel has the focus.
    expect(document.activeElement).toBe(sessions().getByRole('heading').parentElement);
    expect(made().map(({ path }) => path)).toEqual(['/api/EndOtherSessions']);
  });

  test('the security page signs out one device, which leaves the list', async () => {
    const tablet = aSession('0197a000-0000-7000-8000-00000000000c', false, 'Safari on iPad');
    let known = [here, there, tablet];
    const { user, made } = show({
      [list]: () => known,
      '/api/EndSession'({ body }: { body: { sessionId: string } }) {
        known = known.filter(({ id }) => id !== body.sessionId);
        return null;
      },
    });
    await user.click(await sessions().findByRole('button', { name: 'Sign out Chrome on Android' }));
    await waitFor(() => expect(sessions().getAllByRole('listitem')).toHaveLength(2));
    expect(document.activeElement).toBe(sessions().getByRole('heading').parentElement);
    await user.click(sessions().getByRole('button', { name: 'Sign out Safari on iPad' }));
    await waitFor(() => expect(sessions().getAllByRole('listitem')).toHaveLength(1));
    expect(sessions().getByText('Firefox on Linux')).toBeTruthy();
    expect(made().map(({ path }) => path)).toEqual(['/api/EndSession', '/api/EndSession']);
  });

  test('in German, the browser of a session is named in German', async () => {
    await act(async () => setLanguage('de'));
    onTestFinished(() => act(async () => setLanguage('en')));
    const agentParts = { browser: 'Firefox', system: 'Linux' };
    show({ [list]: () => [{ ...here, agentName: 'browserMessages.onSystem', agentParts }] });
    expect(await screen.findByText('Firefox unter Linux')).toBeTruthy();
  });

  test('the security page offers to load the sessions again after a failure', async () => {
    let answer: () => unknown = refuses('Your sessions could not be loaded');
    const { user } = show({ [list]: () => answer() });
    const again = await sessions().findByRole('button', { name: 'Try again' });
    answer = () => [here];
    await user.click(again);
    expect(await sessions().findByText('Firefox on Linux')).toBeTruthy();
  });
});
