import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { clearMailedSecret } from '../../session/mailed-secret.ts';
import { useSession } from '../../session/session-store.ts';
import { useInstallation } from '../../session/installation.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PasswordResetPage } from './password-reset-page.tsx';

const code = 'r'.repeat(43);
const call = '/api/ProcessResetPassword';
// The page reads only the addresses.
const misc = { sites: { one: 'https://one.confab.example' }, links: {} } as never;

function open(address: string, answer: () => unknown = () => null) {
  history.replaceState(null, '', address);
  const { api, made } = fakeApi({ [call]: answer });
  renderPage(api, <PasswordResetPage />);
  return { made, user: userEvent.setup() };
}
const box = () => screen.getByLabelText('New password');
const submit = () => screen.getByRole('button', { name: 'Reset Password' });

beforeEach(() => {
  clearMailedSecret();
  useInstallation.setState({ misc });
});

describe('the password reset page', () => {
  test('the password reset page shows one password field with its rules and a button (P2.31), and removes the reset code from the URL (ACC-8)', () => {
    open(`/passwordReset?code=${code}&frontendApp=one`);
    expect(screen.getAllByLabelText(/password$/i).filter((element) => element.tagName === 'INPUT')).toHaveLength(1);
    expect(screen.getByText('At least 8 characters')).toBeTruthy();
    expect(screen.getByRole('meter', { name: 'Password strength' })).toBeTruthy();
    expect(submit()).toBeTruthy();
    expect(location.href).not.toContain(code);
  });

  const lacking = [
    { password: '', message: 'You must enter a password' },
    { password: 'weak', message: 'Please enter a stronger password' },
  ];
  test.each(lacking)('a password reset shows "$message" without a call (P5.8)', async ({ password, message }) => {
    const { user, made } = open(`/passwordReset?code=${code}`);
    if (password !== '') await user.type(box(), password);
    await user.click(submit());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(made).toEqual([]);
  });

  test('the password reset page resets the password with the code of the link, then links to the login page of the requesting site (P2.30, P2.32, P8.49)', async () => {
    useSession.setState({ status: 'signedIn' });
    const { user, made } = open(`/passwordReset?code=${code}&frontendApp=one`);
    await user.type(box(), 'Marmalade-7');
    await user.click(submit());
    expect(await screen.findByText('Password reset successfully')).toBeTruthy();
    expect(made).toEqual([{ path: call, input: { body: { newPassword: 'Marmalade-7', resetCode: code } } }]);
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe(
      'https://one.confab.example/login',
    );
    expect(useSession.getState().status).toBe('signedOut');
  });

  test('the password reset page rejects a second submit after the password was reset (P4.22, P8.52)', async () => {
    const { user, made } = open(`/passwordReset?code=${code}`);
    await user.type(box(), 'Marmalade-7');
    await user.click(submit());
    await screen.findByText('Password reset successfully');
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe(
      "You've already reset your password! If you want to change your password again you'll need to request another password reset email from the login page",
    );
    expect(made).toHaveLength(1);
  });

  const refusals = [
    "New Password can't be blank!",
    'Error resetting password, the password reset request may have expired or malformed. Please try requesting another password reset',
  ];
  test.each(refusals)('a password reset shows the server error %s (P5.9, P8.11, P8.12)', async (message) => {
    const { user, made } = open('/passwordReset', () => {
      throw new ApiFailure('refused', message, 200);
    });
    await user.type(box(), 'Marmalade-7');
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByRole('link', { name: 'Go to Login' })).toBeNull();
    // Without a code in the link, the call sends an empty code, as specified.
    expect(made[0]?.input).toEqual({ body: { newPassword: 'Marmalade-7', resetCode: '' } });
  });
});
