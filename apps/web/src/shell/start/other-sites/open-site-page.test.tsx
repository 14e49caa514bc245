import { aSignIn } from '@confab/test-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { takeRememberedPath } from '../../../session/remembered-path.ts';
import { useInstallation } from '../../../session/installation.ts';
import { useSession } from '../../../session/session-store.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { OpenSitePage } from './open-site-page.tsx';

const state = 's'.repeat(43);
const code = 'c'.repeat(43);
const asked = `?site=pro&state=${state}`;
const handover = '/api/CreateSiteHandover';
type Answers = Parameters<typeof fakeApi>[0];

/** Opens the page with a query. @returns the calls, and the addresses that it left for */
function open(query: string, { isSignedIn = true, answers = {} as Answers } = {}) {
  history.replaceState(null, '', `/openSite${query}`);
  const signIn = isSignedIn ? aSignIn() : undefined;
  // The page reads only the address of the account.
  useSession.setState({
    status: isSignedIn ? 'signedIn' : 'signedOut',
    signIn,
    failure: { message: 'expired' },
  });
  const left: string[] = [];
  const { api, made } = fakeApi({
    [handover]: () => ({ code }),
    '/api/Logout': () => new Promise(() => undefined),
    ...answers,
  });
  renderPage(api, <OpenSitePage leave={({ href }) => left.push(href)} />);
  return { made, left, user: userEvent.setup() };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  const sites = { pro: 'https://pro.confab.example', my: 'https://my.confab.example' };
  useInstallation.setState({ misc: { sites, links: {} } as never });
});

describe('the account site, asked by another site', () => {
  test('a signed-in person is handed over with a code for that site and its state', async () => {
    const { made, left } = open(asked);
    await expect.poll(() => left).toEqual([`https://pro.confab.example/login#handover=${code}&state=${state}`]);
    expect(made).toEqual([{ path: handover, input: { body: { site: 'pro', state } } }]);
  });

  test.each([
    ['an unknown site', '?site=evil.example&state='],
    ['a site that the installation does not have', '?site=one&state='],
    ['itself', '?site=my&state='],
    ['no site', '?state='],
  ])('a request for %s leads to the home page and hands nothing over', (_what, query) => {
    const { made, left } = open(query + state);
    expect([location.pathname, made, left]).toEqual(['/', [], []]);
  });

  test('a request with a malformed state hands nothing over', () => {
    const { made } = open('?site=pro&state=short');
    expect([location.pathname, made]).toEqual(['/', []]);
  });

  test('a link leads to a page of the site only, whatever its path is (WEB-1)', async () => {
    const inside = open(`?site=pro&path=${encodeURIComponent('/projects/7?tab=a')}`);
    await expect.poll(() => inside.left).toEqual(['https://pro.confab.example/projects/7?tab=a']);
    const outside = open(`?site=pro&path=${encodeURIComponent('//evil.example')}`);
    await expect.poll(() => outside.left).toEqual(['https://pro.confab.example/']);
    expect([...inside.made, ...outside.made]).toEqual([]);
  });

  test('a signed-out person signs in first and returns (P2.10)', () => {
    const { made, left } = open(`${asked}&confirm=true`, { isSignedIn: false });
    expect([location.pathname, made, left]).toEqual(['/login', [], []]);
    expect(useSession.getState().failure).toBeUndefined();
    expect(takeRememberedPath()).toBe(`/openSite${asked}`);
  });

  test('after signing out on the other site, only a click signs in there again', async () => {
    const { made, left, user } = open(`${asked}&confirm=true`);
    expect(await screen.findByText('You are signed in as ada@example.test.')).toBeTruthy();
    expect([made, left]).toEqual([[], []]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await expect.poll(() => left).toHaveLength(1);
  });

  test('another person can sign in instead', async () => {
    const { made, user } = open(`${asked}&confirm=true`);
    await user.click(await screen.findByRole('button', { name: 'Use another account' }));
    await expect.poll(() => location.pathname).toBe('/login');
    expect(made.map(({ path }) => path)).toEqual(['/api/Logout']);
  });

  test('a failed hand-over shows the reason and can be tried again', async () => {
    let isOffline = true;
    const answer = () => {
      if (isOffline) throw new ApiFailure('offline', 'Error opening the other site', 0);
      return { code };
    };
    const { left, user } = open(asked, { answers: { [handover]: answer } });
    expect((await screen.findByRole('alert')).textContent).toBe('Error opening the other site');
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => left).toHaveLength(1);
  });
});
