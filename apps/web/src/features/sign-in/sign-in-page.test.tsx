import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { useSession } from '../../session/session-store.ts';
import { ada, beginSignedOut, button, field, fill, known, showSignIn } from './testing/show-sign-in.tsx';

const whole = { Email: 'ada@example.test', Password: 'secret' };
const check = '/api/CheckEmailRegistrationStatus';
const alert = async () => (await screen.findByRole('alert')).textContent;
const refuses = (message: string) => () => {
  throw new ApiFailure('refused', message, 200);
};

beforeEach(beginSignedOut);

describe('the sign-in form', () => {
  test('greets in the words of the product (P2.22), and leads to the other modes (P2.23, P2.24)', async () => {
    showSignIn();
    expect(screen.getByRole('heading', { name: 'Welcome to Confab' })).toBeTruthy();
    expect(screen.getByText('Log in or create an account to get started')).toBeTruthy();
    expect(await field('Email')).toHaveProperty('type', 'email');
    expect(await field('Password')).toHaveProperty('type', 'password');
    expect(await button('Forgot Password')).toBeTruthy();
    expect(await button('Create Account')).toBeTruthy();
  });

  const lacking = [
    { texts: { Email: '', Password: 'x' }, message: 'You must enter an email address' },
    { texts: { Email: 'ada', Password: 'x' }, message: 'You must enter a valid email address' },
    { texts: { ...whole, Password: '' }, message: 'You must enter a password' },
  ];
  test.each(lacking)('says "$message" before it asks anybody (P5.1, P5.2, P5.3)', async ({ texts, message }) => {
    const { user, made } = showSignIn();
    await fill(user, texts);
    await user.click(await button('Log in'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(made).toEqual([]);
  });

  test('looks the account up, signs in, and keeps token and name in this browser (P4.12, P6.14, P6.15)', async () => {
    const { user, made } = showSignIn({ [check]: () => known, '/api/login': () => ada });
    await fill(user, whole);
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

  test('is loading until it is answered (P4.11)', async () => {
    const { user } = showSignIn({ [check]: () => new Promise(() => undefined) });
    await fill(user, whole);
    await user.click(await button('Log in'));
    expect(await button('Log in')).toHaveProperty('disabled', true);
    expect(useSession.getState().status).toBe('signedOut');
  });

  test('shows what the server says of a failure (P4.13, P8.68)', async () => {
    const { user } = showSignIn({ [check]: () => known, '/api/login': refuses('Error logging in') });
    await fill(user, { ...whole, Password: 'wrong' });
    await user.click(await button('Log in'));
    expect(await alert()).toBe('Error logging in');
    expect(useSession.getState().status).toBe('signedOut');
  });

  test('says why a stored token was not taken (P8.3, P8.68)', async () => {
    useSession.setState({ failure: 'Error validating client, please try again later' });
    showSignIn();
    expect(await alert()).toBe('Error validating client, please try again later');
  });
});

describe('the account check before signing in', () => {
  test('finds no account: says so, and a new one can be made with the address (P4.15)', async () => {
    const { user, made } = showSignIn({ [check]: () => ({ ...known, existingAccount: false }) });
    await fill(user, whole);
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
  test.each(addresses)('is asked for by Enter: "$message" (P5.4, P5.5)', async ({ address, message }) => {
    const { user, made } = showSignIn();
    await user.type(await field('Email'), `${address}{Enter}`);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(made).toEqual([]);
  });

  test('goes on to the password of a known account', async () => {
    const { user, made } = showSignIn({ [check]: () => known });
    await user.type(await field('Email'), 'ada@example.test{Enter}');
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('current-password');
    expect(made.map(({ path }) => path)).toEqual([check]);
  });

  test('finds no password: it is chosen, set, and logs in (P4.16)', async () => {
    const { user, made } = showSignIn({
      [check]: () => ({ ...known, hasPassword: false }),
      '/api/NewAccountPasswordSet': () => null,
      '/api/login': () => ada,
    });
    await user.type(await field('Email'), 'ada@example.test{Enter}');
    await fill(user, { 'New password': 'Marmalade-7' });
    await user.click(await button('Log in'));
    await expect.poll(() => useSession.getState().status).toBe('signedIn');
    expect(made.slice(1).map(({ path }) => path)).toEqual(['/api/NewAccountPasswordSet', '/api/login']);
    expect(made[1]?.input).toEqual({ body: { login: 'ada@example.test', password: 'Marmalade-7' } });
  });

  test('a first password is not blank and not weak (P5.10), and without a mailed link the server says no (ACC-9)', async () => {
    const { user, made } = showSignIn({
      [check]: () => ({ ...known, hasPassword: false }),
      '/api/NewAccountPasswordSet': refuses('Check your email for a link that lets you set your password.'),
    });
    await fill(user, whole);
    await user.click(await button('Log in'));
    // What was typed is kept: it may be the password that is wanted.
    expect(await field('New password')).toHaveProperty('value', 'secret');
    await user.click(await button('Log in'));
    expect(await screen.findByText('Please enter a stronger password')).toBeTruthy();
    await fill(user, { 'New password': '' });
    await user.click(await button('Log in'));
    expect(await screen.findByText("Password can't be blank")).toBeTruthy();
    expect(made.map(({ path }) => path)).toEqual([check]);
    await fill(user, { 'New password': 'Marmalade-7' });
    await user.click(await button('Log in'));
    expect(await alert()).toBe('Check your email for a link that lets you set your password.');
    expect(useSession.getState().status).toBe('signedOut');
  });

  test('finds an address that is not verified: the terms are shown, accepting them logs in, unverified (P4.17, P4.18, P4.19)', async () => {
    const { user, made } = showSignIn({
      [check]: () => ({ ...known, isVerified: false }),
      '/api/login': () => ({ ...ada, isVerified: false }),
    });
    await fill(user, whole);
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

describe('another mode', () => {
  test('keeps the address, and clears password and messages (P2.27, P2.28)', async () => {
    const { user } = showSignIn();
    await fill(user, { Email: 'ada', Password: 'secret' });
    await user.click(await button('Log in'));
    await screen.findByText('You must enter a valid email address');
    await user.click(await button('Forgot Password'));
    await button('Reset Password');
    expect(screen.queryByText('You must enter a valid email address')).toBeNull();
    await user.click(await button('Back to Login'));
    expect(await field('Password')).toHaveProperty('value', '');
    expect(await field('Email')).toHaveProperty('value', 'ada');
  });

  test('clears what was said of a token too (P2.28)', async () => {
    useSession.setState({ failure: 'Error validating client, please try again later' });
    const { user } = showSignIn();
    await user.click(await button('Forgot Password'));
    await user.click(await button('Back to Login'));
    await field('Password');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
