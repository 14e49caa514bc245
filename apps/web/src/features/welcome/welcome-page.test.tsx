import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../api/testing/fake-api.ts';
import { renderPage } from '../../shell/testing/render-page.tsx';
import { WelcomePage } from './welcome-page.tsx';

const code = 'w'.repeat(43);
function land(answer: () => unknown) {
  history.replaceState(null, '', `/welcome?signupType=my#code=${code}`);
  const { api, made } = fakeApi({ '/api/VerifyEmail': answer });
  renderPage(api, <WelcomePage />);
  return made;
}

describe('the page a mailed link leads to', () => {
  test('welcomes whoever has verified their address (P2.34) and leads to the login (P2.36)', async () => {
    const made = land(() => ({ outcome: 'verified', email: 'ada@example.test' }));
    await screen.findByRole('heading', { name: 'Welcome to the team!' });
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(made).toEqual([{ path: '/api/VerifyEmail', input: { body: { code } } }]);
  });

  test('takes the code out of the address before anything else', () => {
    land(() => new Promise(() => undefined));
    expect(location.href).toMatch(/\/welcome\?signupType=my$/);
  });

  test.each([
    [
      'P8.40',
      'emailExpired',
      'This registration link has expired. You should have automatically just received another confirmation link in your inbox, please try again.',
    ],
    ['P8.41', 'alreadyRegistered', 'This account has already been registered.'],
    ['P8.43', 'internalError', 'Something went wrong, please try again. If this error persists please report a bug'],
  ])('says what came of the link (%s)', async (_id, outcome, words) => {
    land(() => ({ outcome, email: '' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('asks to check the address when nobody is found by it (P8.42)', async () => {
    land(() => ({ outcome: 'userNotFound', email: '' }));
    expect((await screen.findByText(/confirmation email/)).textContent).toMatch(/matches.*register again.*report/);
  });

  test('says that something went wrong when the call fails (P8.43)', async () => {
    land(() => {
      throw new ApiFailure('offline', 'no', 0);
    });
    expect(
      await screen.findByText('Something went wrong, please try again. If this error persists please report a bug'),
    ).toBeTruthy();
  });
});
