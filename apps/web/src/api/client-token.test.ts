import * as contract from '@confab/contracts';
import type { Call } from '@confab/contracts';
import { listCalls } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';

const calls = listCalls(contract);

/** Whether the client sends the token of the signed-in account with a call. */
async function sendsToken(call: Call) {
  let headers: Readonly<Record<string, string>> = {};
  const send = async (_address: string, request: RequestInit) => {
    headers = request.headers as Record<string, string>;
    return new Response(JSON.stringify({ Success: true, ResponseObject: null }));
  };
  const api = createApiClient({ getToken: () => 'tvs_ada', onSignedOut: () => undefined, fetch: send as never });
  // The answer does not matter here, so decoding it may fail.
  await api.call(call, {}).catch(() => undefined);
  return headers['client-token'] === 'tvs_ada';
}

describe('the client-token header', () => {
  test('every call of a signed-in page has the client-token header, except login, account creation, password reset and public calls (P7.2, A6.10)', async () => {
    const sent = await Promise.all(calls.map(async (call) => [call.path, await sendsToken(call)] as const));
    expect(calls.length).toBeGreaterThan(80);
    const without = [...new Set(sent.filter(([, hasToken]) => !hasToken).map(([path]) => path))];
    expect(without.toSorted()).toEqual([
      '/api/CheckEmailRegistrationStatus',
      '/api/CreateNewUserAccount',
      '/api/GetMiscAttributes',
      '/api/GetTVBlogs',
      '/api/NewAccountPasswordSet',
      '/api/ProcessResetPassword',
      '/api/RedeemSiteHandover',
      '/api/ResetPasswordRequest',
      '/api/RevertEmailChange',
      '/api/login',
    ]);
  });
});
