import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { clearMailedSecret } from '../../session/mailed-secret.ts';
import { useSession } from '../../session/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { RevertEmailPage } from './revert-email-page.tsx';

const code = 'u'.repeat(43);
const resetCode = 'n'.repeat(43);
const revert = '/api/RevertEmailChange';

function open(address: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  history.replaceState(null, '', address);
  const { api, made } = fakeApi(answers);
  renderPage(api, <RevertEmailPage />);
  return { made, user: userEvent.setup() };
}
const button = () => screen.getByRole('button', { name: 'Change it back' });

beforeEach(clearMailedSecret);

describe('reverting a changed email address (ACC-12)', () => {
  test('opening the revert page changes nothing and removes the code from the URL (ACC-8, MAIL-4)', () => {
    const { made } = open(`/revertEmail#code=${code}`);
    expect(button()).toBeTruthy();
    expect(made).toEqual([]);
    expect(location.href).toMatch(/\/revertEmail$/);
  });

  test('reverting the email address signs out this browser and asks for a new password', async () => {
    useSession.setState({ status: 'signedIn' });
    const { user, made } = open(`/revertEmail#code=${code}`, {
      [revert]: () => ({ email: 'ada@example.test', resetCode }),
      '/api/ProcessResetPassword': () => null,
    });
    await user.click(button());
    await screen.findByRole('heading', { name: 'Your email address is ada@example.test again.' });
    expect(useSession.getState().status).toBe('signedOut');
    await user.type(screen.getByLabelText('New password'), 'Marmalade-7');
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    await screen.findByText('Password reset successfully');
    expect(made).toEqual([
      { path: revert, input: { body: { code } } },
      { path: '/api/ProcessResetPassword', input: { body: { newPassword: 'Marmalade-7', resetCode } } },
    ]);
  });

  test('reverting a changed email address shows the error message of the server when the revert link no longer works', async () => {
    const { user } = open(`/revertEmail#code=${code}`, {
      [revert]: () => {
        throw new ApiFailure('refused', 'The link has been used', 200);
      },
    });
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe('The link has been used');
  });

  test('reverting a changed email address shows an error and no button when the revert link has no code', () => {
    open('/revertEmail');
    expect(screen.getByRole('alert').textContent).toMatch(/could not be changed back/);
    expect(screen.queryByRole('button', { name: 'Change it back' })).toBeNull();
  });
});
