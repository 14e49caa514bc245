import { beforeEach, describe, expect, test } from 'vitest';
import { useInstallation } from '../../../session/installation.ts';
import { createSignInRequest, forgetAnswer, readAnswer } from './account-site.ts';

const code = 'c'.repeat(43);
const account = 'https://my.confab.example';

/** Sets the addresses of the sites of the installation; the page of the test is the Pro site. */
function setSites(sites: Readonly<Record<string, string>>) {
  // The sign-in reads only the addresses.
  useInstallation.setState({ misc: { sites, links: {} } as never });
}
/** Asks the account site. @returns the state that it was asked with */
const ask = (wasSignedIn = false) => createSignInRequest('pro', wasSignedIn)?.searchParams.get('state') ?? '';

beforeEach(() => {
  sessionStorage.clear();
  forgetAnswer();
  setSites({ my: account, pro: location.origin });
});

describe('asking the account site', () => {
  test('a signed-out site asks the account site for itself, with a new secret each time', () => {
    const request = createSignInRequest('pro', false);
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
  ] as const)('nothing is asked %s', (_where, flavour, sites) => {
    setSites(sites);
    expect(createSignInRequest(flavour, false)).toBeUndefined();
  });

  test('a page that was opened with an answer does not ask again, so no redirects go on without end', () => {
    readAnswer(`#handover=${code}&state=${ask()}`);
    expect(createSignInRequest('pro', false)).toBeUndefined();
    forgetAnswer();
    readAnswer(`#handover=${code}&state=${'x'.repeat(43)}`);
    expect(createSignInRequest('pro', false)).toBeUndefined();
  });

  test('after signing out the account site waits for a click before it signs in again', () => {
    readAnswer(`#handover=${code}&state=${ask()}`);
    expect(createSignInRequest('pro', true)?.searchParams.get('confirm')).toBe('true');
    expect(createSignInRequest('pro', false)).toBeUndefined();
  });
});

describe('the answer of the account site', () => {
  test('an answer counts once, with the state that this tab asked with', () => {
    const state = ask();
    expect(readAnswer(`#handover=${code}&state=${state}`)).toEqual({ code, state });
    expect(readAnswer(`#handover=${code}&state=${state}`)).toBeUndefined();
  });

  test('an answer that this tab did not ask for is ignored', () => {
    expect(readAnswer(`#handover=${code}&state=${'x'.repeat(43)}`)).toBeUndefined();
    ask();
    expect(readAnswer(`#handover=${code}&state=${'x'.repeat(43)}`)).toBeUndefined();
  });

  test('a code that another site sent along with its link is read without a state', () => {
    expect(readAnswer(`#handover=${code}`)).toEqual({ code, state: undefined });
    expect(readAnswer('#handover=short')).toBeUndefined();
  });
});
