import { securityCalls, teamCalls } from '@confab/contracts';
import { aSignIn } from '@confab/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ModalHost } from '../../../modals/modal-host.tsx';
import { closeOverlays } from '../../../shell/close-overlays.ts';
import { createSenderClient } from '../../../testing/create-sender-client.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { setLanguage } from '../../../words/language.ts';
import { startSession } from '../../../session/session-store.ts';
import { closeModals } from '../../../testing/modals-and-toasts.ts';
import './modals.ts';

const teamId = '0197a000-0000-7000-8000-000000000001' as never;
const success = { Success: true, ResponseObject: null };
const stale = { Success: false, ErrorMessage: 'reauth_required', UserErrorMessage: 'Confirm that it is you' };

function open() {
  let isFresh = false;
  const right = 'Secret-12';
  const { api, sent } = createSenderClient({
    '/api/DeleteTeam': () => (isFresh ? success : stale),
    '/api/EndOtherSessions': () => (isFresh ? success : stale),
    '/api/ConfirmSignIn': () => {
      // The body of this request, which was just recorded.
      const { Password, Code } = (sent().at(-1)?.body ?? {}) as { Password?: string; Code?: string };
      isFresh = Password === right || Code === 'right-code';
      return isFresh ? success : { Success: false, ErrorMessage: 'This password is incorrect.' };
    },
    '/api/MailSignInCode': () => ({ Success: true, ResponseObject: { Mailbox: 'a…@example.test' } }),
  });
  renderPage(
    api,
    <>
      <input aria-label="A half-written name" />
      <ModalHost />
    </>,
  );
  return {
    user: userEvent.setup(),
    remove: () => api.call(teamCalls.remove, { query: { teamId } }),
    endOthers: () => api.call(securityCalls.endOtherSessions, { body: {} }),
    paths: () => sent().map(({ path }) => path.replace('/api/', '')),
  };
}
const settle = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Error) => error.message,
  );
const getDialog = () => screen.findByRole('dialog', { name: 'Confirm That It Is You' });

beforeEach(() => {
  closeModals();
  startSession(aSignIn());
});

afterEach(() => setLanguage('en'));

describe('a call that needs a fresh sign-in', () => {
  test('a call that needs a fresh sign-in is repeated once after the password was typed in place, and text typed before is kept (ACC-12)', async () => {
    const { user, remove, paths } = open();
    await user.type(screen.getByLabelText('A half-written name'), 'Night Sh');
    const outcome = settle(remove());
    await getDialog();
    const box = screen.getByLabelText('Password');
    await waitFor(() => expect(document.activeElement).toBe(box));
    await user.type(box, 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('This password is incorrect.');
    await user.clear(box);
    await user.type(box, 'Secret-12{Enter}');
    expect(await outcome).toBe('done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(paths()).toEqual(['DeleteTeam', 'ConfirmSignIn', 'ConfirmSignIn', 'DeleteTeam']);
    expect(screen.getByLabelText('A half-written name')).toHaveProperty('value', 'Night Sh');
  });

  test('cancelling the confirmation of the sign-in returns the original error of the call (ACC-12)', async () => {
    const { user, remove, paths } = open();
    const outcome = settle(remove());
    await getDialog();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await outcome).toBe('Confirm that it is you');
    expect(paths()).toEqual(['DeleteTeam']);
  });

  test('calls that need a fresh sign-in at the same time share one modal (ACC-12)', async () => {
    const { user, remove, endOthers, paths } = open();
    const outcomes = [settle(remove()), settle(endOthers())];
    await getDialog();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.type(screen.getByLabelText('Password'), 'Secret-12{Enter}');
    expect(await Promise.all(outcomes)).toEqual(['done', 'done']);
    expect(paths().filter((path) => path === 'ConfirmSignIn')).toHaveLength(1);
  });

  test('a mailed code confirms the sign-in of a person without a password (ACC-12)', async () => {
    const { user, remove, paths } = open();
    const outcome = settle(remove());
    await getDialog();
    await user.click(screen.getByRole('button', { name: 'Email me a code instead' }));
    expect((await screen.findByText(/We sent a code to a…@example\.test/)).tagName).toBe('OUTPUT');
    await user.type(screen.getByLabelText('Code'), 'right-code{Enter}');
    expect(await outcome).toBe('done');
    expect(paths()).toEqual(['DeleteTeam', 'MailSignInCode', 'ConfirmSignIn', 'DeleteTeam']);
  });

  test('a call that needs a fresh sign-in fails with its error when the session ends while the modal is open (WEB-4)', async () => {
    const { remove } = open();
    const outcome = settle(remove());
    await getDialog();
    act(closeOverlays);
    expect(await outcome).toBe('Confirm that it is you');
  });

  test('the modal that confirms the sign-in refuses an empty password, by keyboard alone', async () => {
    const { user, remove, paths } = open();
    void settle(remove());
    await getDialog();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    expect(paths()).toEqual(['DeleteTeam']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    ['en', 'Confirm That It Is You'],
    ['de', 'Bestätige, dass du es bist'],
  ] as const)('the modal that confirms the sign-in is accessible in the language %s', async (language, name) => {
    await setLanguage(language);
    const { remove } = open();
    void settle(remove());
    const dialog = await screen.findByRole('dialog', { name });
    // Contrast needs a layout, which this document does not have; the stories check it in a browser.
    const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
