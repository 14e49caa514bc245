import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Installation from '../../../session/installation.ts';
import type * as AccountSite from './account-site.ts';

let page: typeof AccountSite;
let installation: typeof Installation;

const code = 'c'.repeat(43);
const account = 'https://my.confab.example';

/** Sets the addresses of the sites of the installation; the page of the test is the Pro site. */
function setSites(sites: Readonly<Record<string, string>>) {
  // The sign-in reads only the addresses.
  installation.useInstallation.setState({ misc: { sites, links: {} } as never });
}
/** Asks the account site. @returns the state that it was asked with */
const ask = (wasSignedIn = false) => page.createSignInRequest('pro', wasSignedIn)?.searchParams.get('state') ?? '';

/** Opens the page in the same tab: its code starts again, and the tab's storage is kept. */
async function openPage() {
  vi.resetModules();
  installation = await import('../../../session/installation.ts');
  page = await import('./account-site.ts');
  setSites({ my: account, pro: location.origin });
}

beforeEach(async () => {
  sessionStorage.clear();
  await openPage();
});

describe('asking the account site', () => {
  test('a signed-out site requests a sign-in from the account site, with a new secret each time', () => {
    const request = page.createSignInRequest('pro', false);
    expect([request?.origin, request?.pathname, request?.searchParams.get('site')]).toEqual([
      account,
      '/openSite',
      'pro',
    ]);
    expect(request?.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(ask()).not.toBe(request?.searchParams.get('state'));
  });

  test.each([
    ['on the account site itself', 'my', { my: 'https://other.example' }],
    ['without an account site', 'pro', { pro: 'http://localhost:3000' }],
    ['where all sites share one address', 'pro', { my: 'http://localhost:3000', pro: 'http://localhost:3000' }],
    ['where the answer would go to another address', 'pro', { my: account, pro: 'https://pro.confab.example' }],
  ] as const)('a site requests no sign-in %s', (_where, flavour, sites) => {
    setSites(sites);
    expect(page.createSignInRequest(flavour, false)).toBeUndefined();
  });

  test('a page that was opened with an answer does not ask again, so no redirects continue without end', async () => {
    page.readAnswer(`#handover=${code}&state=${ask()}`);
    expect(page.createSignInRequest('pro', false)).toBeUndefined();
    await openPage();
    page.readAnswer(`#handover=${code}&state=${'x'.repeat(43)}`);
    expect(page.createSignInRequest('pro', false)).toBeUndefined();
  });

  test('after signing out the account site waits for a click before it signs in again', () => {
    page.readAnswer(`#handover=${code}&state=${ask()}`);
    expect(page.createSignInRequest('pro', true)?.searchParams.get('confirm')).toBe('true');
    expect(page.createSignInRequest('pro', false)).toBeUndefined();
  });
});

describe('the answer of the account site', () => {
  test('an answer counts once, with the state that this tab asked with', () => {
    const state = ask();
    expect(page.readAnswer(`#handover=${code}&state=${state}`)).toEqual({ code, state });
    expect(page.readAnswer(`#handover=${code}&state=${state}`)).toBeUndefined();
  });

  test('an answer that this tab did not ask for is ignored', () => {
    expect(page.readAnswer(`#handover=${code}&state=${'x'.repeat(43)}`)).toBeUndefined();
    ask();
    expect(page.readAnswer(`#handover=${code}&state=${'x'.repeat(43)}`)).toBeUndefined();
  });

  test('a code that another site sent along with its link is read without a state', () => {
    expect(page.readAnswer(`#handover=${code}`)).toEqual({ code, state: undefined });
    expect(page.readAnswer('#handover=short')).toBeUndefined();
  });
});
