import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advanceTime } from '../../testing/advance-time.ts';
import { ApiFailure } from '../../api/api-client.ts';
import { resetToSignedOut, button, fillFields, showSignIn } from './testing/show-sign-in.tsx';

const request = '/api/ResetPasswordRequest';
const sent = 'Your password reset request has been sent. Please check your email and follow the instructions.';

async function show(...options: Parameters<typeof showSignIn>) {
  const shown = showSignIn(...options);
  await shown.user.click(await button('Forgot Password'));
  await button('Reset Password');
  return shown;
}

beforeEach(resetToSignedOut);
afterEach(() => vi.useRealTimers());

const addresses = [
  { email: '', message: 'You must enter an email address' },
  { email: 'ada@', message: 'You must enter a valid email address' },
];
test.each(addresses)(
  'the forgotten-password form shows "$message" without calling the server (P2.26, P5.7)',
  async ({ email, message }) => {
    const { user, made } = await show();
    await fillFields(user, { Email: email });
    await user.click(await button('Reset Password'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(made).toEqual([]);
  },
);

test('the forgotten-password form confirms a reset request after 0.8 s and disables the button until then (P4.21, P8.47, P9.2)', async () => {
  const { user, made } = await show({ [request]: () => null });
  await fillFields(user, { Email: 'ada@example.test' });
  const reset = await button('Reset Password');
  vi.useFakeTimers();
  fireEvent.click(reset);
  await advanceTime(799);
  expect(screen.queryByText(sent)).toBeNull();
  expect(reset).toHaveProperty('disabled', true);
  await advanceTime(1);
  expect(screen.getByText(sent)).toBeTruthy();
  expect(reset).toHaveProperty('disabled', false);
  expect(made).toEqual([{ path: request, input: { query: { login: 'ada@example.test', frontendApp: 'my' } } }]);
});

test('the forgotten-password form confirms a reset request with a different text on the One site (P8.48)', async () => {
  const { user } = await show({ [request]: () => null }, 'one');
  await fillFields(user, { Email: 'ada@example.test' });
  const reset = await button('Reset Password');
  vi.useFakeTimers();
  fireEvent.click(reset);
  await advanceTime(800);
  expect(
    screen.getByText('Your password reset request has gone through successfully, please check your email inbox'),
  ).toBeTruthy();
});

test('the forgotten-password form shows the error of a failed reset request at once (P4.21, P8.13)', async () => {
  const { user } = await show({
    [request]: () => {
      throw new ApiFailure('failed', 'Error requesting password reset, please try again later', 500);
    },
  });
  await fillFields(user, { Email: 'ada@example.test' });
  await user.click(await button('Reset Password'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Error requesting password reset, please try again later',
  );
});
