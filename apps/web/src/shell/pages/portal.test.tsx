import { aSignIn, numberedId } from '@confab/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { sites } from '../../flavours/sites.ts';
import { Live } from '../../live/live-context.tsx';
import { fakeLive } from '../../testing/fake-live.ts';
import { useSession } from '../../session/session-store.ts';
import { useLanguage } from '../../words/language.ts';
import { AppFrame } from '../frame/app-frame.tsx';
import { useInstallation } from '../../session/installation.ts';
import { SitePages } from './site-pages.tsx';
import { renderPage } from '../../testing/render-page.tsx';

// The portal reads only these fields of a sign-in.
const ada = { tvAccountId: numberedId(1), email: 'ada@example.test', firstName: 'Ada' };

beforeEach(() => {
  localStorage.clear();
  useLanguage.setState({ language: 'en' });
  useInstallation.setState({ misc: undefined });
});

/** Renders the account portal at a path; its server does not answer. */
function open(path: string, { site = sites.my, isVerified = true, isVerifiedNow = false } = {}) {
  history.replaceState(null, '', path);
  useSession.setState({ status: 'signedIn', signIn: aSignIn({ ...ada, isVerified }) });
  const unanswered = () => new Promise(() => undefined);
  const answers = ['GetTvAccountDetails', 'GetMyTeams', 'GetSessions', 'GetTVBlogs', 'GetProjects'];
  const { api } = fakeApi({
    ...Object.fromEntries(answers.map((name) => [`/api/${name}`, unanswered])),
    '/api/ValidateClientToken': () => ({ ...ada, isVerified: isVerified || isVerifiedNow }),
  });
  renderPage(
    api,
    <Live value={fakeLive().live}>
      <AppFrame site={site}>
        <SitePages site={site} />
      </AppFrame>
    </Live>,
  );
}
const header = () => within(screen.getAllByRole('banner')[0]!);
const current = () => screen.getByRole('navigation', { name: 'Site' }).querySelector('[aria-current]')?.textContent;
/** Pages are loaded on demand, which takes time on a busy machine. */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the portal', () => {
  test('the portal opens with My Profile below the welcome card (P2.1)', async () => {
    open('/');
    expect(await heading('My Profile')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Hello, Ada' })).toBeTruthy();
    expect(current()).toBe('My Profile');
  });

  for (const [id, path, name, title] of [
    ['P2.2', '/myprofile', 'My Profile', 'My Profile'],
    ['P2.3', '/teams', 'Teams', 'My Teams'],
    ['P2.4', '/security', 'Security', 'Security'],
    ['P2.5', '/guides', 'Guides', 'Guides'],
  ] as const)
    test(`the portal shows ${name} at ${path} (${id})`, async () => {
      open(path);
      expect(await heading(title)).toBeTruthy();
      expect([current(), location.pathname]).toEqual([name, path]);
      expect(header().getAllByText(name).length).toBeGreaterThan(0);
    });

  test('an unknown path of the portal leads to the home page (P2.9)', async () => {
    open('/projects/7');
    await heading('My Profile');
    expect(location.pathname).toBe('/');
  });
});

test.each([
  ['has the focus when it replaces the sign-in form', true, 'MAIN'],
  ['leaves the focus before the header when the document loads with it', false, 'BODY'],
])('a page of the portal %s', (_what, hasBeenActive, focused) => {
  // In this DOM, a page without a focused element counts as unfocused.
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
  onTestFinished(() => {
    hasFocus.mockRestore();
    Reflect.deleteProperty(navigator, 'userActivation');
  });
  open('/guides');
  expect(document.activeElement?.tagName).toBe(focused);
});

describe('the header', () => {
  test('the header has notifications and account, and library and analytics where they exist (P2.16)', () => {
    open('/guides');
    const names = () =>
      header()
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    expect(names()).toEqual([
      'Open navigation',
      'Analytics',
      'Other sites',
      'Search and commands (Ctrl K)',
      'Notifications',
      'Account of Ada',
    ]);
  });

  test('the header of a site with a library has a library button (P2.16)', () => {
    open('/guides', { site: { ...sites.my, library: '/media' } });
    header().getByRole('button', { name: 'Library' }).click();
    expect(location.pathname).toBe('/media');
  });
});

describe('the banner of an account that is not verified', () => {
  const words = 'Some features may be limited for now. Check your email to finish setting up your account.';

  test('the banner of an unverified account explains the limits (P2.21, P6.8, A6.5)', () => {
    open('/guides', { isVerified: false });
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('the banner goes when a person returns from verifying the address in another tab', async () => {
    open('/guides', { isVerified: false, isVerifiedNow: true });
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(useSession.getState().signIn?.isVerified).toBe(true);
  });

  test('verified accounts see no banner (P2.21)', () => {
    open('/guides');
    expect(screen.queryByText(words)).toBeNull();
  });
});
