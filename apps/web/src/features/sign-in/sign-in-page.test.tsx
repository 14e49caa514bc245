import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { useSession } from '../../session/session-store.ts';
import { ada, resetToSignedOut, button, field, fillFields, knownAccount, showSignIn } from './testing/show-sign-in.tsx';
import { getBrowserTimeZone } from '../../platform/get-browser-time-zone.ts';

const validTexts = { Email: 'ada@example.test', Password: 'secret' };
const check = '/api/CheckEmailRegistrationStatus';
const alert = async () => (await screen.findByRole('alert')).textContent;
const refuses = (message: string) => () => {
  throw new ApiFailure('refused', message, 200);
};

beforeEach(resetToSignedOut);

describe('the sign-in form', () => {
  test('the sign-in page shows the product greeting (P2.22) and buttons for the other modes (P2.23, P2.24)', async () => {
    showSignIn();
    expect(screen.getByRole('heading', { name: 'Welcome to Confab' })).toBeTruthy();
    expect(screen.getByText('Log in or create an account to get started')).toBeTruthy();
    expect(await field('Email')).toHaveProperty('type', 'email');
    expect(await field('Password')).toHaveProperty('type', 'password');
    expect(await button('Forgot Password')).toBeTruthy();
    expect(await button('Create Account')).toBeTruthy();
  });

  const invalidForms = [
    { texts: { Email: '', Password: 'x' }, message: 'You must enter an email address' },
    { texts: { Email: 'ada', Password: 'x' }, message: 'You must enter a valid email address' },
    { texts: { ...validTexts, Password: '' }, message: 'You must enter a password' },
  ];
  test.each(invalidForms)(
    'the sign-in form shows "$message" without calling the server (P5.1, P5.2, P5.3)',
    async ({ texts, message }) => {
      const { user, made } = showSignIn();
      await fillFields(user, texts);
      await user.click(await button('Log in'));
      expect(await screen.findByText(message)).toBeTruthy();
      expect(made).toEqual([]);
    },
  );

  test('logging in checks the account, signs in and stores token and user name in this browser (P4.12, P6.14, P6.15)', async () => {
    const { user, made } = showSignIn({ [check]: () => knownAccount, '/api/login': () => ada });
    await fillFields(user, validTexts);
    await user.click(await button('Log in'));
    await expect.poll(() => useSession.getState().status).toBe('signedIn');
    expect(localStorage.getItem('userToken')).toBe('tvs_ada');
    expect(localStorage.getItem('username')).toBe('ada@example.test');
    expect(made).toEqual([
      { path: check, input: { query: { email: 'ada@example.test', a: 'my' } } },
      {
        path: '/api/login',
        input: { query: { type: 'my' }, body: { username: 'ada@example.test', password: 'secret', type: 'my' } },
      },
    ]);
  });

  test.each([
    ['too many requests were sent', new ApiFailure('failed', 'Too many requests', 429)],
    ['the server is busy', new ApiFailure('failed', 'Busy', 503)],
  ])('the sign-in form signs in without the state of the account when %s', async (_why, failure) => {
    const { user } = showSignIn({
      [check]: () => {
        throw failure;
      },
      '/api/login': () => ada,
    });
    await fillFields(user, validTexts);
    await user.click(await button('Log in'));
    await expect.poll(() => useSession.getState().status).toBe('signedIn');
  });

  test('the sign-in form disables Log in until the server answers (P4.11)', async () => {
    const { user } = showSignIn({ [check]: () => new Promise(() => undefined) });
    await fillFields(user, validTexts);
    await user.click(await button('Log in'));
    expect(await button('Log in')).toHaveProperty('disabled', true);
    expect(useSession.getState().status).toBe('signedOut');
  });

  test('the sign-in form shows the error of the server when logging in fails (P4.13, P8.68)', async () => {
    const { user } = showSignIn({ [check]: () => knownAccount, '/api/login': refuses('Error logging in') });
    await fillFields(user, { ...validTexts, Password: 'wrong' });
    await user.click(await button('Log in'));
    expect(await alert()).toBe('Error logging in');
    expect(useSession.getState().status).toBe('signedOut');
  });

  test('the sign-in form shows why a stored token was rejected (P8.3, P8.68)', async () => {
    useSession.setState({ failure: { message: 'Error validating client, please try again later' } });
    showSignIn();
    expect(await alert()).toBe('Error validating client, please try again later');
  });
});

describe('the account check before signing in', () => {
  test('the account check before signing in reports an unknown email address and offers to create an account with it (P4.15)', async () => {
    const { user, made } = showSignIn({ [check]: () => ({ ...knownAccount, existingAccount: false }) });
    await fillFields(user, validTexts);
    await user.click(await button('Log in'));
    expect(await alert()).toMatch(/no account with this email address/);
    expect(made.map(({ path }) => path)).toEqual([check]);
    await user.click(await button('Create Account'));
    await button('Sign Up');
    expect(await field('Email')).toHaveProperty('value', 'ada@example.test');
  });

  const addresses = [
    { address: '', message: 'You need to enter an email address' },
    { address: 'ada@', message: "You haven't entered a valid email address" },
  ];
  test.each(addresses)(
    'Enter in the email field shows "$message" for an invalid address (P5.4, P5.5)',
    async ({ address, message }) => {
      const { user, made } = showSignIn();
      await user.type(await field('Email'), `${address}{Enter}`);
      expect(await screen.findByText(message)).toBeTruthy();
      expect(made).toEqual([]);
    },
  );

  test('Enter that ends a composed character in the email field checks no address', async () => {
    showSignIn();
    const email = await field('Email');
    fireEvent.keyDown(email, { key: 'Enter', isComposing: true });
    expect(screen.queryByText('You need to enter an email address')).toBeNull();
    fireEvent.keyDown(email, { key: 'Enter' });
    expect(await screen.findByText('You need to enter an email address')).toBeTruthy();
  });

  test('Enter in the email field moves the focus to the password of a known account', async () => {
    const { user, made } = showSignIn({ [check]: () => knownAccount });
    await user.type(await field('Email'), 'ada@example.test{Enter}');
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('current-password');
    expect(made.map(({ path }) => path)).toEqual([check]);
  });

  test('the account check before signing in lets an account without a password set one and logs in with it (P4.16)', async () => {
    const { user, made } = showSignIn({
      [check]: () => ({ ...knownAccount, hasPassword: false }),
      '/api/NewAccountPasswordSet': () => null,
      '/api/login': () => ada,
    });
    await user.type(await field('Email'), 'ada@example.test{Enter}');
    await fillFields(user, { 'New password': 'Marmalade-7' });
    await user.click(await button('Log in'));
    await expect.poll(() => useSession.getState().status).toBe('signedIn');
    expect(made.slice(1).map(({ path }) => path)).toEqual(['/api/NewAccountPasswordSet', '/api/login']);
    expect(made[1]?.input).toEqual({
      body: { login: 'ada@example.test', password: 'Marmalade-7', timezone: getBrowserTimeZone() },
    });
  });

  test('the account check before signing in rejects a first password that is blank or weak (P5.10), or that is set without a mailed link (ACC-9)', async () => {
    const { user, made } = showSignIn({
      [check]: () => ({ ...knownAccount, hasPassword: false }),
      '/api/NewAccountPasswordSet': refuses('Check your email for a link that lets you set your password.'),
    });
    await fillFields(user, validTexts);
    await user.click(await button('Log in'));
    // The typed password is kept, because the user may want to set exactly this one.
    expect(await field('New password')).toHaveProperty('value', 'secret');
    await user.click(await button('Log in'));
    expect(await screen.findByText('Please enter a stronger password')).toBeTruthy();
    await fillFields(user, { 'New password': '' });
    await user.click(await button('Log in'));
    expect(await screen.findByText("Password can't be blank")).toBeTruthy();
    expect(made.map(({ path }) => path)).toEqual([check]);
    await fillFields(user, { 'New password': 'Marmalade-7' });
    await user.click(await button('Log in'));
    expect(await alert()).toBe('Check your email for a link that lets you set your password.');
    expect(useSession.getState().status).toBe('signedOut');
  });

  test('the account check before signing in asks an unverified account to accept the terms, then logs in as unverified (P4.17, P4.18, P4.19)', async () => {
    const { user, made } = showSignIn({
      [check]: () => ({ ...knownAccount, isVerified: false }),
      '/api/login': () => ({ ...ada, isVerified: false }),
    });
    await fillFields(user, validTexts);
    await user.click(await button('Log in'));
    expect(await button('Accept and log in')).toHaveProperty('disabled', true);
    expect(screen.getByText('ada@example.test')).toBeTruthy();
    expect(made.map(({ path }) => path)).toEqual([check]);
    await user.click(screen.getByRole('checkbox', { name: 'I accept the terms of use' }));
    await user.click(await button('Accept and log in'));
    await expect.poll(() => useSession.getState().status).toBe('signedIn');
    expect(useSession.getState().signIn?.isVerified).toBe(false);
  });
});

describe('changing the mode of the sign-in page', () => {
  test('changing the mode keeps the email address and clears password and messages (P2.27, P2.28)', async () => {
    const { user } = showSignIn();
    await fillFields(user, { Email: 'ada', Password: 'secret' });
    await user.click(await button('Log in'));
    await screen.findByText('You must enter a valid email address');
    await user.click(await button('Forgot Password'));
    await button('Reset Password');
    expect(screen.queryByText('You must enter a valid email address')).toBeNull();
    await user.click(await button('Back to Login'));
    expect(await field('Password')).toHaveProperty('value', '');
    expect(await field('Email')).toHaveProperty('value', 'ada');
  });

  test('changing the mode clears the error of a rejected token (P2.28)', async () => {
    useSession.setState({ failure: { message: 'Error validating client, please try again later' } });
    const { user } = showSignIn();
    await user.click(await button('Forgot Password'));
    await user.click(await button('Back to Login'));
    await field('Password');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
