import { accountCalls, liveCalls, projectCalls, teamCalls } from '@confab/contracts';
import { describe, expect, test, vi } from 'vitest';
import { createApiClient, type ApiFailure } from './api-client.ts';
import { createQuery } from './create-query.ts';

function aClient(answer: () => Response | Promise<Response>, token: string | null = 'tvs_ada') {
  const send = vi.fn((_address: string, _request: RequestInit) => Promise.resolve(answer()));
  const onSignedOut = vi.fn();
  const onVerificationRequired = vi.fn();
  // The client uses no more of fetch than an address and a request.
  const api = createApiClient({ getToken: () => token, onSignedOut, onVerificationRequired, fetch: send as never });
  const sent = () => {
    const [address, request] = send.mock.calls[0]!;
    return { address, headers: request.headers as Record<string, string>, method: request.method, body: request.body };
  };
  return { api, sent, onSignedOut, onVerificationRequired };
}
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
/** An answer that begins and then breaks off, as when the network goes. */
const cutOff = (status: number) =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }), { status });
const failure = async (call: Promise<unknown>) =>
  (await call.then(
    () => undefined,
    (error: unknown) => error,
  )) as ApiFailure;
const teamId = '0197a000-0000-7000-8000-000000000001';

describe('a call', () => {
  test('goes out to the one address that served the page, in the names of the wire, and comes back in ours (P7.1, P7.49, A7.1)', async () => {
    const { api, sent } = aClient(() =>
      json({
        Success: true,
        ResponseObject: [
          { TeamId: teamId, Description: 'Ours', Permission: 'Admin', InvitePending: false, TeamInvitationId: null },
        ],
      }),
    );
    const teams = await api.call(teamCalls.listMine, {});
    expect(teams).toEqual([
      { teamId, description: 'Ours', permission: 'Admin', invitePending: false, teamInvitationId: null },
    ]);
    expect(sent()).toMatchObject({ address: '/api/GetMyTeams', method: 'GET', headers: { 'client-token': 'tvs_ada' } });
  });

  test('about opening or closing a project carries the token, the account, the project, the team and the connection (A7.65, A7.76)', async () => {
    const ids = { tvAccountId: teamId, projectId: teamId.replace(/1$/, '2'), teamId: teamId.replace(/1$/, '3') };
    const query = { connectionId: 'live', email: 'ada@example.test', ...ids } as never;
    for (const [call, path] of [
      [liveCalls.openProject, '/api/SendTvOneProjectOpenEvent'],
      [liveCalls.closeProject, '/api/SendTvOneProjectCloseEvent'],
    ] as const) {
      const { api, sent } = aClient(() => json({ Success: true }));
      await api.call(call, { query });
      const { pathname, searchParams } = new URL(sent().address, 'http://page.example');
      expect(sent()).toMatchObject({ method: 'GET', headers: { 'client-token': 'tvs_ada' } });
      expect(pathname).toBe(path);
      expect(Object.fromEntries(searchParams)).toEqual({ connectionId: 'live', email: 'ada@example.test', ...ids });
    }
  });

  test('that is public carries no token', async () => {
    const { api, sent } = aClient(() =>
      json({ Success: true, ResponseObject: { ExistingAccount: true, HasPassword: true, IsVerified: true } }),
    );
    await api.call(accountCalls.checkEmail, { query: { email: 'ada+1@example.test', a: 'pro' } });
    expect(sent().address).toBe('/api/CheckEmailRegistrationStatus?email=ada%2B1%40example.test&a=pro');
    expect(sent().headers).toEqual({ 'x-tv-client': '1' });
  });

  test('whose success is no JSON is a success (P7.3, A7.3)', async () => {
    const { api } = aClient(() => new Response('OK'));
    await expect(api.call(accountCalls.logout, { body: {} })).resolves.toBeNull();
  });
});

describe('a failed call', () => {
  test('says what the server says (P8.1, P8.2)', async () => {
    const { api } = aClient(() => json({ Success: false, ErrorMessage: 'That name is taken' }));
    expect(await failure(api.call(teamCalls.listMine, {}))).toMatchObject({
      kind: 'refused',
      message: 'That name is taken',
    });
  });

  test.each([
    ['an empty message', () => json({ Success: false, ErrorMessage: '' }, 500)],
    ['no message', () => json({ Success: false }, 500)],
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says the words of its own when answered by %s (P8.2)', async (_by, answer) => {
    const { api } = aClient(answer);
    expect(await failure(api.call(teamCalls.listMine, {}))).toMatchObject({ message: 'Failure getting my teams' });
  });

  test('that was cut off before its message was read says so (A8.83)', async () => {
    const { api } = aClient(() => cutOff(503));
    expect(await failure(api.call(teamCalls.listMine, {}))).toMatchObject({
      kind: 'failed',
      status: 503,
      message: 'Error - Failed to get error message.',
    });
  });

  test('is also one whose answer was cut off, of which nobody knows what came (A8.82)', async () => {
    const { api } = aClient(() => cutOff(200));
    expect(await failure(api.call(teamCalls.listMine, {}))).toMatchObject({
      kind: 'offline',
      message: "Sorry, I didn't get a response",
    });
  });

  test.each([
    [401, 'signedOut'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [503, 'failed'],
  ])('of status %i is of kind %s', async (status, kind) => {
    const { api } = aClient(() => json({ Success: false }, status));
    expect(await failure(api.call(teamCalls.listMine, {}))).toMatchObject({ kind, status });
  });

  test('signs out when the token no longer holds, but not when a password was wrong', async () => {
    const late = aClient(() => json({ Success: false }, 401));
    await failure(late.api.call(teamCalls.listMine, {}));
    expect(late.onSignedOut).toHaveBeenCalledExactlyOnceWith('tvs_ada');
    const wrong = aClient(() => json({ Success: false }, 401));
    await failure(
      wrong.api.call(accountCalls.login, { query: {}, body: { username: 'ada@example.test', password: 'x' } }),
    );
    expect(wrong.onSignedOut).not.toHaveBeenCalled();
  });

  test('tells apart what a verified address would have been let through', async () => {
    const { api, onVerificationRequired } = aClient(() =>
      json(
        {
          Success: false,
          ErrorMessage: 'verification_required',
          UserErrorMessage: 'This needs a verified email address',
        },
        403,
      ),
    );
    expect((await failure(api.call(teamCalls.listMine, {}))).message).toBe('This needs a verified email address');
    expect(onVerificationRequired).toHaveBeenCalledOnce();
  });
});

describe('a query', () => {
  test('is refused to a GET that changes things', () => {
    const { api } = aClient(() => json({ Success: true }));
    expect(() => createQuery(api, projectCalls.remove, { owningTeamId: teamId, projectId: teamId } as never)).toThrow(
      'changes things',
    );
  });

  test('is kept under its address and what was asked', () => {
    const { api } = aClient(() => json({ Success: true, ResponseObject: [] }));
    expect(createQuery(api, teamCalls.listMine, {}).queryKey).toEqual(['/api/GetMyTeams', {}]);
  });
});
