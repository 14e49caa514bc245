import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { useSession } from '../../session/session-store.ts';
import { ada, resetToSignedOut, button, field, fillFields, knownAccount, showSignIn } from './testing/show-sign-in.tsx';
import { getBrowserTimeZone } from '../../platform/get-browser-time-zone.ts';

const validTexts = { Email: 'ada@example.test', Password: 'Marmalade-7' };
const signUp = () => button('Sign Up');

async function show(answers: Parameters<typeof showSignIn>[0] = {}) {
  const shown = showSignIn(answers);
  await shown.user.click(await button('Create Account'));
  await signUp();
  return shown;
}

beforeEach(resetToSignedOut);
afterEach(() => vi.restoreAllMocks());

test('Sign Up is disabled until the terms are accepted (P2.25)', async () => {
  const { user } = await show();
  expect(await signUp()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms of use' }));
  expect(await signUp()).toHaveProperty('disabled', false);
});

const invalidForms = [
  { texts: { Email: '', Password: '' }, message: 'You must enter an email address' },
  { texts: { Email: 'ada', Password: '' }, message: 'You must enter a valid email address' },
  { texts: { ...validTexts, Password: '' }, message: 'You must enter a password' },
  { texts: { ...validTexts, Password: 'Secret' }, message: 'Please enter a stronger password' },
];
test.each(invalidForms)(
  'the sign-up form shows "$message" without calling the server (P5.6)',
  async ({ texts, message }) => {
    const { user, made } = await show();
    await fillFields(user, texts);
    await user.click(screen.getByRole('checkbox'));
    await user.click(await signUp());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(made).toEqual([]);
  },
);

test('the sign-up form asks to accept the terms when the form is submitted with Enter without them (P5.6)', async () => {
  const { user, made } = await show();
  await fillFields(user, validTexts);
  const form = screen.getByRole('form', { name: 'Create account' });
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(await screen.findByText('You must accept our terms to create an account')).toBeTruthy();
  await user.click(screen.getByRole('checkbox'));
  expect(made).toEqual([]);
});

test('the sign-up form shows the strength and the rules of the password, and the password itself on request (P5.24, P5.25, P5.26)', async () => {
  const { user } = await show();
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  const steps = [
    ['ABC', 'bad'],
    ['abc', 'weak'],
    ['abcdefg1', 'okay'],
    ['Abcdefg1', 'good'],
    ['Abcdefghijk1', 'strongest'],
  ];
  for (const [text = '', word] of steps) {
    await fillFields(user, { Password: text });
    expect(meter.getAttribute('aria-valuetext')).toBe(word);
  }
  await fillFields(user, { Password: 'Secret' });
  const rule = (name: string) => screen.getByText(name).parentElement?.textContent;
  expect(rule('At least 8 characters')).toContain('(not yet)');
  expect(rule('At least one capital letter')).toContain('(done)');
  expect(rule('At least one symbol or digit')).toContain('(not yet)');
  await user.click(await button('Show or hide the password'));
  expect(await field('Password')).toHaveProperty('type', 'text');
});

test('the sign-up form is replaced by a note about the verification email after signing up (P2.29, P4.20, P8.44, P8.45, P8.46)', async () => {
  // jsdom reports no focus while no element is focused.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { user, made } = await show({ '/api/CreateNewUserAccount': () => null });
  await fillFields(user, validTexts);
  await user.click(screen.getByRole('checkbox'));
  await user.click(await signUp());
  expect(await screen.findByText('Thank you for signing up.')).toBeTruthy();
  expect(
    screen.getByText(
      'Your account has been created and a verification email has been sent. Please check your email and follow the instructions to verify your account.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('status').querySelector('svg.tabler-icon-mail')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(made).toEqual([
    {
      path: '/api/CreateNewUserAccount',
      input: {
        body: { email: 'ada@example.test', password: 'Marmalade-7', frontendApp: 'my', timezone: getBrowserTimeZone() },
      },
    },
  ]);
});

test('the sign-up form disables Sign Up until the server answers, and shows its error (P4.11, P8.6)', async () => {
  let refuse: (failure: ApiFailure) => void = () => undefined;
  const answer = new Promise((_resolve, reject) => (refuse = reject));
  const { user } = await show({ '/api/CreateNewUserAccount': () => answer });
  await fillFields(user, validTexts);
  await user.click(screen.getByRole('checkbox'));
  await user.click(await signUp());
  expect(await signUp()).toHaveProperty('disabled', true);
  refuse(new ApiFailure('failed', 'Failed to create new account.', 500));
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to create new account.');
  expect(await signUp()).toHaveProperty('disabled', false);
});

test('the login does not ask for the terms again when they were accepted at sign-up (P4.18)', async () => {
  const { user } = await show({
    '/api/CreateNewUserAccount': () => null,
    '/api/CheckEmailRegistrationStatus': () => ({ ...knownAccount, isVerified: false }),
    '/api/login': () => ada,
  });
  await fillFields(user, validTexts);
  await user.click(screen.getByRole('checkbox'));
  await user.click(await signUp());
  await user.click(await button('Back to Login'));
  expect(document.activeElement).toBe(await field('Password'));
  await fillFields(user, { Password: validTexts.Password });
  await user.click(await button('Log in'));
  await expect.poll(() => useSession.getState().status).toBe('signedIn');
});
