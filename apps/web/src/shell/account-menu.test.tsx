import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../api/api-client.ts';
import { fakeApi } from '../api/testing/fake-api.ts';
import { sites } from '../flavours/sites.ts';
import { usePalette } from '../session/palette-store.ts';
import { signedIn, useSession } from '../session/session-store.ts';
import { AccountMenu } from './account-menu.tsx';
import { renderPage } from './testing/render-page.tsx';

// The menu reads no more of a sign-in than this.
const ada = {
  token: 'tvs_ada',
  tvAccountId: '0197a000-0000-7000-8000-000000000001',
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'L',
} as never;

beforeEach(() => {
  localStorage.clear();
  signedIn(ada);
});

async function open(logOut: () => unknown = () => null, site = sites.pro) {
  renderPage(fakeApi({ '/api/Logout': logOut }).api, <AccountMenu site={site} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Account of Ada L' }));
  await entry('Log out');
  return user;
}
// The tests' document has no layout, so the library takes an open menu for one that is scrolled out of sight.
const entry = (name: string) => screen.findByRole('menuitem', { name, hidden: true });
const entries = () => screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent);

test('offers the account site from other sites, the theme and logging out (P2.18)', async () => {
  await open();
  expect(entries()).toEqual(['Settings', 'Theme toggle', 'Log out']);
});

test('offers no way to the account site on the account site', async () => {
  await open(undefined, sites.my);
  expect(entries()).toEqual(['Theme toggle', 'Log out']);
});

test('toggles the theme and stays open, so that it can be toggled again (P4.34)', async () => {
  usePalette.setState({ palette: 'light', toggledAt: [] });
  const user = await open();
  await user.click(await entry('Theme toggle'));
  expect(usePalette.getState().palette).toBe('dark');
  expect(entries()).toContain('Theme toggle');
});

test.each([
  ['is told', () => null],
  [
    'cannot be told',
    () => {
      throw new ApiFailure('offline', 'no', 0);
    },
  ],
])('logs out here, forgets token and name, and goes home when the server %s (P4.14)', async (_what, logOut) => {
  history.replaceState(null, '', '/projects/7');
  const user = await open(logOut);
  await user.click(await entry('Log out'));
  await expect.poll(() => useSession.getState().status).toBe('signedOut');
  expect([localStorage.getItem('userToken'), localStorage.getItem('username'), location.pathname]).toEqual([
    null,
    null,
    '/',
  ]);
});
