import { aSignIn } from '@confab/test-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDatabases } from '../../testing/stub-databases.ts';
import { createApiClient } from '../../api/api-client.ts';
import { logOut } from './log-out.ts';
import { choosePalette } from '../palette-store.ts';
import { setLanguage } from '../../words/language.ts';
import { getToken, handleRefusedToken, startSession, useSession } from '../session-store.ts';

// The session reads only these fields of a sign-in.
const ada = aSignIn();
const grace = aSignIn({ token: 'tvs_grace', email: 'grace@example.test' });
const readStored = () => [localStorage.getItem('userToken'), localStorage.getItem('username')];

beforeEach(() => startSession(ada));
afterEach(() => vi.unstubAllGlobals());

/** A client whose server answers a call when the test wants it to. */
function createSlowClient() {
  const sent: RequestInit[] = [];
  let answer: (response: Response | Error) => void = () => undefined;
  const api = createApiClient({
    getToken,
    onSignedOut: handleRefusedToken,
    fetch: (_address, request = {}) => {
      sent.push(request);
      return new Promise((resolve, reject) => {
        answer = (response) => (response instanceof Error ? reject(response) : resolve(response));
      });
    },
  });
  return { api, sent, answer: (response: Response | Error) => answer(response) };
}

test('logging out clears token and name at once, and the call with the token outlives the page (P4.14)', () => {
  const { api, sent } = createSlowClient();
  const left: unknown[] = [];
  logOut(api, () => left.push(useSession.getState().status));
  expect([left, useSession.getState().status, readStored()]).toEqual([['signedIn'], 'signedOut', [null, null]]);
  expect(sent).toMatchObject([{ keepalive: true, headers: { 'client-token': 'tvs_ada' } }]);
});

test('logging out deletes every browser database of the site, the recordings too (WEB-4)', async () => {
  const deleted = stubDatabases('drafts', 'confab-recordings');
  logOut(createSlowClient().api);
  await expect.poll(() => new Set(deleted)).toEqual(new Set(['drafts', 'confab-recordings']));
});

test('the chosen theme and language are kept in this browser when an account logs out (P4.36)', async () => {
  choosePalette('dark');
  await setLanguage('en');
  const { api, answer } = createSlowClient();
  logOut(api);
  // The browser does this when the answer comes with Clear-Site-Data.
  localStorage.clear();
  answer(new Response('{"Success":true}'));
  await expect.poll(() => localStorage.getItem('colourScheme')).toBe('dark');
  expect({ ...localStorage }).toEqual({ colourScheme: 'dark', 'confab.language': '"en"' });
});

test.each([
  ['success', () => new Response('{"Success":true}')],
  ['a refusal of the token', () => new Response('{"Success":false}', { status: 401 })],
  ['a broken connection', () => new TypeError('offline')],
])('a person who signs in before the answer to a log-out stays signed in: %s', async (_what, createAnswer) => {
  const { api, answer } = createSlowClient();
  logOut(api);
  startSession(grace);
  // The browser does this when the answer comes with Clear-Site-Data.
  localStorage.clear();
  answer(createAnswer());
  await expect.poll(readStored).toEqual(['tvs_grace', 'grace@example.test']);
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', signIn: grace });
});
