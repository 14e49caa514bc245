import { profileCalls } from '@confab/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { sites } from '../../flavours/sites.ts';
import { usePalette } from '../../session/palette-store.ts';
import { startSession, useSession } from '../../session/session-store.ts';
import { useLanguage } from '../../words/language.ts';
import { getFallback } from '../../words/message.ts';
import { AccountMenu } from './account-menu.tsx';
import { ToastRegion } from '../../toasts/index.ts';
import { useModals } from '../../modals/modal-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { closeModals } from '../../testing/modals-and-toasts.ts';

// The menu reads only these fields of a sign-in.
const ada = {
  token: 'tvs_ada',
  tvAccountId: '0197a000-0000-7000-8000-000000000001',
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'L',
} as never;

beforeEach(() => {
  localStorage.clear();
  closeModals();
  useLanguage.setState({ language: 'en' });
  startSession(ada);
});

const { path: settingsPath } = profileCalls.updateSettings;
let made: readonly { readonly path: string; readonly input: unknown }[] = [];

async function open(logOut: () => unknown = () => null, site = sites.pro, saveSettings: () => unknown = () => null) {
  const { api, made: calls } = fakeApi({ '/api/Logout': logOut, [settingsPath]: saveSettings });
  made = calls;
  renderPage(
    api,
    <>
      <AccountMenu site={site} />
      <ToastRegion />
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Account of Ada L' }));
  await entry('Log out');
  return user;
}
// jsdom has no layout, so the library treats an open menu as scrolled out of view.
const entry = (name: string) => screen.findByRole('menuitem', { name, hidden: true });
const entries = () => [...document.querySelectorAll('[role^=menuitem]')].map(({ textContent }) => textContent);

test('the account menu offers Settings, theme toggle, feedback, languages and logging out (P2.18)', async () => {
  await open();
  expect(entries()).toEqual(['Settings', 'Theme toggle', 'Feedback', 'English', 'Deutsch', 'Log out']);
});

test('Settings on the account site opens its first page (P2.18)', async () => {
  history.replaceState(null, '', '/security');
  const user = await open(undefined, sites.my);
  await user.click(await entry('Settings'));
  expect(location.pathname).toBe('/');
});

test('the account menu opens the feedback modal (P2.18)', async () => {
  const user = await open();
  await user.click(await entry('Feedback'));
  expect(useModals.getState().opened.map(({ type }) => type)).toEqual(['feedback']);
});

test('the account button shows a user icon until there is a profile photo (P2.16)', async () => {
  const details = { account: { profilePhotoAssetId: 'photo-7' } };
  renderPage(fakeApi({ '/api/GetTvAccountDetails': () => details }).api, <AccountMenu site={sites.my} />);
  const button = screen.getByRole('button', { name: 'Account of Ada L' });
  expect([button.textContent, button.querySelectorAll('svg').length]).toEqual(['', 1]);
  await waitFor(() => expect(button.querySelector('img')?.getAttribute('src')).toContain('photo-7'));
  expect(button.querySelector('svg')).toBeNull();
});

test('the account menu changes the language, marks the current one and stores it in the profile', async () => {
  const user = await open();
  const german = await screen.findByRole('menuitemradio', { name: 'Deutsch', hidden: true });
  expect(german.getAttribute('aria-checked')).toBe('false');
  await user.click(german);
  expect(await screen.findByRole('button', { name: 'Konto von Ada L' })).toBeTruthy();
  expect(made.filter(({ path }) => path === settingsPath).map(({ input }) => input)).toEqual([
    { body: { settings: { prefLanguage: 'Deutsch' } } },
  ]);
});

test('a language that could not be stored is still shown, and the account menu warns that it is not stored', async () => {
  const user = await open(undefined, undefined, () => {
    throw new ApiFailure('failed', getFallback(profileCalls.updateSettings), 500);
  });
  await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch', hidden: true }));
  expect(await screen.findByRole('button', { name: 'Konto von Ada L' })).toBeTruthy();
  expect(await screen.findByText('Die Einstellungen des Kontos konnten nicht gespeichert werden')).toBeTruthy();
});

test('the account menu stays open after toggling the theme (P4.34)', async () => {
  usePalette.setState({ palette: 'light', toggledAt: [] });
  const user = await open();
  await user.click(await entry('Theme toggle'));
  expect(usePalette.getState().palette).toBe('dark');
  expect(entries()).toContain('Theme toggle');
});

test.each([
  ['confirms', () => null],
  [
    'cannot be reached',
    () => {
      throw new ApiFailure('offline', 'no', 0);
    },
  ],
  ['does not answer', () => new Promise(() => undefined)],
])('logging out removes token and name and opens the home page when the server %s (P4.14)', async (_what, logOut) => {
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
