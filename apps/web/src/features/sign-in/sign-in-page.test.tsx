import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../api/testing/fake-api.ts';
import { useSession } from '../../session/session-store.ts';
import { renderPage } from '../../shell/testing/render-page.tsx';
import { SignInPage } from './sign-in-page.tsx';

const known = { existingAccount: true, hasPassword: true, isVerified: true };
const ada = { token: 'tvs_ada', email: 'ada@example.test', firstName: 'Ada', lastName: '', isVerified: true };

function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api, made } = fakeApi(answers);
  renderPage(api, <SignInPage flavour="my" />);
  return { made, user: userEvent.setup() };
}
const field = (name: string) => screen.findByLabelText(name, { exact: true });
const button = (name: string) => screen.findByRole('button', { name });
type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const input = await field(name);
    await user.clear(input);
    if (text !== '') await user.type(input, text);
  }
}
async function toCreateAccount(user: User) {
  await user.click(await button('Create Account'));
  await button('Sign Up');
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'signedOut', signIn: undefined, activeTeam: undefined });
});

describe('the sign-in form', () => {
  test('greets in the words of the product (P2.22)', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Welcome to Confab' })).toBeTruthy();
    expect(screen.getByText('Log in or create an account to get started')).toBeTruthy();
  });

  test.each([
    ['P5.1', { Email: '', Password: 'x' }, 'You must enter an email address'],
    ['P5.2', { Email: 'ada', Password: 'x' }, 'You must enter a valid email address'],
    ['P5.3', { Email: 'ada@example.test', Password: '' }, 'You must enter a password'],
  ])('says what is missing before it asks anybody (%s)', async (_id, texts, message) => {
    const { user, made } = show();
    await fill(user, texts);
    await user.click(await button('Log in'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(made).toEqual([]);
  });

  test('signs in and keeps token and name in this browser (P4.12, P4.17)', async () => {
    const { user } = show({ '/api/CheckEmailRegistrationStatus': () => known, '/api/login': () => ada });
    await fill(user, { Email: 'ada@example.test', Password: 'secret' });
    await user.click(await button('Log in'));
    await expect.poll(() => useSession.getState().status).toBe('signedIn');
    expect(localStorage.getItem('userToken')).toBe('tvs_ada');
    expect(localStorage.getItem('username')).toBe('ada@example.test');
  });

  test('shows what the server says of a failure (P4.13, P8.68)', async () => {
    const { user } = show({
      '/api/CheckEmailRegistrationStatus': () => known,
      '/api/login': () => {
        throw new ApiFailure('failed', 'Error logging in', 400);
      },
    });
    await fill(user, { Email: 'ada@example.test', Password: 'wrong' });
    await user.click(await button('Log in'));
    expect((await screen.findByRole('alert')).textContent).toBe('Error logging in');
    expect(useSession.getState().status).toBe('signedOut');
  });

  test.each([
    ['unknown (P4.15)', { ...known, existingAccount: false }, /no account with this email address/],
    ['without a password (P4.16)', { ...known, hasPassword: false }, /set your password/],
  ])('does not try to sign in an account that is %s', async (_what, status, message) => {
    const { user, made } = show({ '/api/CheckEmailRegistrationStatus': () => status });
    await fill(user, { Email: 'ada@example.test', Password: 'secret' });
    await user.click(await button('Log in'));
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect(made.map(({ path }) => path)).toEqual(['/api/CheckEmailRegistrationStatus']);
  });
});

describe('creating an account', () => {
  test('waits for the terms (P2.25)', async () => {
    const { user } = show();
    await toCreateAccount(user);
    expect(await button('Sign Up')).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox'));
    expect(await button('Sign Up')).toHaveProperty('disabled', false);
  });

  test('asks for a stronger password (P5.6), and says which rules are kept (P5.26)', async () => {
    const { user, made } = show();
    await toCreateAccount(user);
    await fill(user, { Email: 'ada@example.test', Password: 'Secret' });
    expect(screen.getByText('At least 8 characters').parentElement?.textContent).toContain('(not yet)');
    expect(screen.getByText('At least one capital letter').parentElement?.textContent).toContain('(done)');
    await user.click(screen.getByRole('checkbox'));
    await user.click(await button('Sign Up'));
    expect(await screen.findByText('Please enter a stronger password')).toBeTruthy();
    expect(made).toEqual([]);
  });

  test('ends with a mail on its way, in place of the form (P2.29, P4.20, P8.45, P8.46)', async () => {
    const { user, made } = show({ '/api/CreateNewUserAccount': () => null });
    await toCreateAccount(user);
    await fill(user, { Email: 'ada@example.test', Password: 'Marmalade-7' });
    await user.click(screen.getByRole('checkbox'));
    await user.click(await button('Sign Up'));
    expect(await screen.findByText('Thank you for signing up.')).toBeTruthy();
    expect(
      screen.getByText(
        'Your account has been created and a verification email has been sent. Please check your email and follow the instructions to verify your account.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(made).toEqual([
      {
        path: '/api/CreateNewUserAccount',
        input: { body: { email: 'ada@example.test', password: 'Marmalade-7', frontendApp: 'my' } },
      },
    ]);
  });
});

describe('another mode', () => {
  test('keeps the address, and clears password and messages (P2.27, P2.28)', async () => {
    const { user } = show();
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

  test.each([
    ['', 'You must enter an email address'],
    ['ada@', 'You must enter a valid email address'],
  ])('forgot password checks the address %j as signing in does (P2.26, P5.7)', async (email, message) => {
    const { user } = show();
    await user.click(await button('Forgot Password'));
    await button('Reset Password');
    await fill(user, { Email: email });
    await user.click(await button('Reset Password'));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
