import {
  analyticCalls,
  liveCalls,
  mediaCalls,
  onePublishingCalls,
  platformCalls,
  projectCalls,
  signInCalls,
  teamCalls,
} from '@confab/contracts';
import { describe, expect, test, vi } from 'vitest';
import { createApiClient, type ApiFailure } from './api-client.ts';
import { createQuery } from './create-query.ts';
import type { WatchedRequest } from './send-with-progress.ts';

function aClient(answer: () => Response | Promise<Response>, token: string | null = 'tvs_ada') {
  const send = vi.fn((_address: string, _request: RequestInit) => Promise.resolve(answer()));
  const onSignedOut = vi.fn();
  const onVerificationRequired = vi.fn();
  // The client calls fetch with an address and a request only.
  const api = createApiClient({ getToken: () => token, onSignedOut, onVerificationRequired, fetch: send as never });
  const sent = () => {
    const [address, request] = send.mock.calls[0]!;
    return { address, headers: request.headers as Record<string, string>, method: request.method, body: request.body };
  };
  return { api, send, sent, onSignedOut, onVerificationRequired };
}
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
/** A response whose body breaks off. */
const cutOff = (status: number) =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }), { status });
const failure = async (call: Promise<unknown>) =>
  (await call.then(
    () => undefined,
    (error: unknown) => error,
  )) as ApiFailure;
const teamId = '0197a000-0000-7000-8000-000000000001';

describe('ApiClient.call', () => {
  test('a call goes to the origin of the page with wire names and returns camelCase names (P7.1, P7.49, A7.1)', async () => {
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

  test('a call that outlives the page is sent so that the browser finishes it', async () => {
    const { api, send } = aClient(() => json({ Success: true, ResponseObject: [] }));
    await api.call(teamCalls.listMine, {}, { outlivesPage: true });
    await api.call(teamCalls.listMine, {});
    expect(send.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, undefined]);
  });

  test('calls that open or close a project carry the token, account, project, team and connection (A7.65, A7.76)', async () => {
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

  test("calls about files use the page's origin and send the account's token (A7.2)", async () => {
    const { api, sent } = aClient(() => json({ Success: true, ResponseObject: '/Voices/a.txt' }));
    const query = { teamId, assetId: teamId } as never;
    expect(await api.call(mediaCalls.browsePath, { query })).toBe('/Voices/a.txt');
    expect(sent()).toMatchObject({
      address: `/api/GetAssetBrowsePath?teamId=${teamId}&assetId=${teamId}`,
      headers: { 'client-token': 'tvs_ada' },
    });
  });

  test("calls about analytics use the page's origin and send the account's token (A7.2, A7.88, A7.89, A7.90)", async () => {
    const body = { teamId, view: 'faq', projectIds: [], from: '2026-11-01', to: '2026-11-02' } as never;
    const data = { View: 'faq', Total: 0, Intents: [], Others: 0 };
    const { api, sent } = aClient(() => json({ Success: true, ResponseObject: data }));
    expect(await api.call(analyticCalls.retrieve, { body })).toEqual({ view: 'faq', total: 0, intents: [], others: 0 });
    const headers = { 'client-token': 'tvs_ada' };
    expect(sent()).toMatchObject({ address: '/api/RetrieveAnalyticData', method: 'POST', headers });
    expect(JSON.parse(String(sent().body))).toMatchObject({ TeamId: teamId, View: 'faq', From: '2026-11-01' });
    const projects = aClient(() => json({ Success: true, ResponseObject: [] }));
    expect(await projects.api.call(analyticCalls.listProjects, { query: {} })).toEqual([]);
    expect(projects.sent()).toMatchObject({ address: '/api/GetAnalyticProjects?', method: 'GET', headers });
    const csv = aClient(() => new Response('intent,times'));
    expect(await csv.api.call(analyticCalls.exportData, { body })).toBe('intent,times');
    expect(csv.sent()).toMatchObject({ address: '/api/ExportData', method: 'POST', headers });
  });

  test('a release that is sent to platforms uses the address of the specification, and a failure has the message of publishing (A7.61, A8.35)', async () => {
    const { api, sent } = aClient(() => new Response('', { status: 500 }));
    const query = { owningTeamId: teamId } as never;
    const body = { projectId: teamId, stage: 'Live', targetIds: [teamId], acceptedTerms: true } as never;
    expect((await failure(api.call(platformCalls.publish, { query, body }))).message).toBe(
      'Error publishing project to platforms',
    );
    expect(sent()).toMatchObject({
      address: `/api/PublishProjectToPlatforms?owningTeamId=${teamId}`,
      method: 'POST',
      headers: { 'client-token': 'tvs_ada' },
    });
  });

  test('a call about a file that fails without a message names what failed (A8.1, A8.2, A8.3, A8.6, A8.7, P8.39)', async () => {
    const query = { teamId, assetId: teamId } as never;
    const { metadata, contents, browsePath, speechToTextFromAsset } = mediaCalls;
    const messages: string[] = [];
    for (const call of [metadata, contents, browsePath, speechToTextFromAsset]) {
      const { api } = aClient(() => new Response('', { status: 500 }));
      messages.push((await failure(api.call(call, { query }))).message);
    }
    expect(messages).toEqual([
      'Error getting asset metadata',
      'Error getting asset contents',
      'Error getting asset path',
      'Error performing speech-to-text',
    ]);
  });

  test('a public call carries no token', async () => {
    const { api, sent } = aClient(() =>
      json({ Success: true, ResponseObject: { ExistingAccount: true, HasPassword: true, IsVerified: true } }),
    );
    await api.call(signInCalls.checkEmail, { query: { email: 'ada+1@example.test', a: 'pro' } });
    expect(sent().address).toBe('/api/CheckEmailRegistrationStatus?email=ada%2B1%40example.test&a=pro');
    expect(sent().headers).toEqual({ 'x-tv-client': '1' });
  });

  test('an answer without an envelope is decoded as it is, and the content of a file is given as text or bytes (A7.79, A7.84)', async () => {
    const { api } = aClient(() => json({ error: { code: '404', message: 'Gone' } }));
    const body = { action: 'read', path: '/' } as const;
    expect(await api.call(mediaCalls.fileOperations, { query: { teamId: teamId as never }, body })).toEqual({
      error: { code: '404', message: 'Gone' },
    });
    const { api: reader } = aClient(() => new Response('{"Success":false}'));
    const query = { teamId, assetId: teamId } as never;
    expect(await reader.call(mediaCalls.contents, { query })).toBe('{"Success":false}');
    const contents: Blob[] = [];
    const { api: saver } = aClient(() => new Response(new Uint8Array([0xff, 0, 0x80])));
    await saver.call(mediaCalls.contents, { query }, { onContent: (content) => contents.push(content) });
    expect([...new Uint8Array((await contents[0]?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([0xff, 0, 0x80]);
  });

  test('a successful answer that is not JSON counts as success (P7.3, A7.3)', async () => {
    const { api } = aClient(() => new Response('OK'));
    await expect(api.call(signInCalls.logout, { body: {} })).resolves.toBeNull();
  });
});

describe('ApiClient.call, unchanged answers', () => {
  const tagged = (name: string) =>
    new Response(
      JSON.stringify({
        Success: true,
        ResponseObject: [
          { TeamId: teamId, Description: name, Permission: 'Admin', InvitePending: false, TeamInvitationId: null },
        ],
      }),
      { headers: { etag: '"1"' } },
    );

  test('a call sends the tag of its last answer and reuses that answer when nothing has changed (growth)', async () => {
    const answers = [tagged('Ours'), new Response(null, { status: 304 })];
    const send = vi.fn((_address: string, _request: RequestInit) => Promise.resolve(answers.shift() as Response));
    const api = createApiClient({ getToken: () => 'tvs_ada', onSignedOut: vi.fn(), fetch: send as never });
    const first = await api.call(teamCalls.listMine, {});
    expect(await api.call(teamCalls.listMine, {})).toBe(first);
    expect(send.mock.calls.map(([, request]) => (request.headers as Record<string, string>)['if-none-match'])).toEqual([
      undefined,
      '"1"',
    ]);
  });

  test('the tag of an answer is not sent by another session (growth)', async () => {
    let token = 'tvs_ada';
    const send = vi.fn((_address: string, _request: RequestInit) => Promise.resolve(tagged('Ours')));
    const api = createApiClient({ getToken: () => token, onSignedOut: vi.fn(), fetch: send as never });
    await api.call(teamCalls.listMine, {});
    token = 'tvs_grace';
    await api.call(teamCalls.listMine, {});
    expect(send.mock.calls.map(([, request]) => request.headers)).toEqual([
      { 'client-token': 'tvs_ada' },
      { 'client-token': 'tvs_grace' },
    ]);
  });
});

describe('ApiClient.call, failures', () => {
  test('a failed call carries the message of the server (P8.1, P8.2)', async () => {
    const { api } = aClient(() => json({ Success: false, ErrorMessage: 'That name is taken' }));
    expect(await failure(api.call(teamCalls.listMine, {}))).toMatchObject({
      kind: 'refused',
      message: 'That name is taken',
    });
  });

  test('a failed call carries the name of its message and the values in it, for a translation', async () => {
    const { api } = aClient(() =>
      json(
        {
          Success: false,
          ErrorMessage: 'a.txt already exists here.',
          MessageName: 'mediaMessages.nameTaken',
          MessageParts: { name: 'a.txt' },
        },
        409,
      ),
    );
    expect(await failure(api.call(teamCalls.listMine, {}))).toMatchObject({
      message: 'a.txt already exists here.',
      messageName: 'mediaMessages.nameTaken',
      messageParts: { name: 'a.txt' },
    });
  });

  test.each([
    ['an empty message', () => json({ Success: false, ErrorMessage: '' }, 500)],
    ['no message', () => json({ Success: false }, 500)],
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['missing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('a failed call uses its own fallback message when the answer is %s (P8.2)', async (_by, answer) => {
    const { api } = aClient(answer);
    expect(await failure(api.call(teamCalls.listMine, {}))).toMatchObject({ message: 'Failure getting my teams' });
  });

  test('a failure whose body breaks off has the message of a missing error text (A8.83)', async () => {
    const { api } = aClient(() => cutOff(503));
    expect(await failure(api.call(teamCalls.listMine, {}))).toMatchObject({
      kind: 'failed',
      status: 503,
      message: 'Error - Failed to get error message',
    });
  });

  test('a success whose body breaks off counts as a failed call without a response (A8.82)', async () => {
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
  ])('a failed call with status %i is of kind %s', async (status, kind) => {
    const { api } = aClient(() => json({ Success: false }, status));
    expect(await failure(api.call(teamCalls.listMine, {}))).toMatchObject({ kind, status });
  });

  test('a refused token signs the account out, and a wrong password does not', async () => {
    const late = aClient(() => json({ Success: false }, 401));
    await failure(late.api.call(teamCalls.listMine, {}));
    expect(late.onSignedOut).toHaveBeenCalledExactlyOnceWith('tvs_ada');
    const wrong = aClient(() => json({ Success: false }, 401));
    await failure(
      wrong.api.call(signInCalls.login, { query: {}, body: { username: 'ada@example.test', password: 'x' } }),
    );
    expect(wrong.onSignedOut).not.toHaveBeenCalled();
  });

  test('a call refused for an unverified address asks for verification', async () => {
    const { api, onVerificationRequired } = aClient(() =>
      json(
        {
          Success: false,
          ErrorMessage: 'verification_required',
          UserErrorMessage: 'Verify your email address to do this.',
        },
        403,
      ),
    );
    expect((await failure(api.call(teamCalls.listMine, {}))).message).toBe('Verify your email address to do this.');
    expect(onVerificationRequired).toHaveBeenCalledOnce();
  });
});

describe('ApiClient.call, during an update', () => {
  /** A client whose server is one version older: it refuses a field of a request. */
  function aNewerClient(newerField: string, answer: object) {
    const send = vi.fn((address: string, { body }: RequestInit) => {
      const isRefused = `${address} ${String(body)}`.includes(newerField);
      return Promise.resolve(isRefused ? json({ Success: false }, 400) : json(answer));
    });
    return { send, api: createApiClient({ getToken: () => 'tvs_ada', onSignedOut: vi.fn(), fetch: send as never }) };
  }
  const list = { ...projectCalls.list, newerFields: ['teamId'] };
  const promote = { ...onePublishingCalls.promote, newerFields: ['sourceReleaseNumber'] };
  const addressesOf = ({ mock }: ReturnType<typeof aNewerClient>['send']) => mock.calls.map(([address]) => address);
  const bodiesOf = ({ mock }: ReturnType<typeof aNewerClient>['send']) =>
    mock.calls.map(([, { body }]) => JSON.parse(String(body)) as unknown);

  test('a request that a server of the previous version refuses is repeated without the newer fields of its query', async () => {
    const { api, send } = aNewerClient('teamId', { Success: false, ErrorMessage: 'Read' });
    const query = { teamId, frontendApp: 'pro' } as never;
    expect((await failure(api.call(list, { query }))).message).toBe('Read');
    expect(addressesOf(send)).toEqual([
      `/api/GetProjects?teamId=${teamId}&frontendApp=pro`,
      '/api/GetProjects?frontendApp=pro',
    ]);
  });

  test('a request that a server of the previous version refuses is repeated without the newer fields of its body', async () => {
    const { api, send } = aNewerClient('SourceReleaseNumber', { Success: true, ResponseObject: {} });
    const body = { llamaIds: [teamId], source: 2, environments: ['0'], sourceReleaseNumber: 3 } as never;
    expect(await api.call(promote, { body })).toEqual({});
    const older = { LlamaIds: [teamId], Source: 2, Environments: ['0'] };
    expect(bodiesOf(send)).toEqual([{ ...older, SourceReleaseNumber: 3 }, older]);
  });

  test('a refused request is repeated once without its newer fields, and not at all if it has none', async () => {
    const { api, send } = aClient(() => json({ Success: false }, 400));
    const query = { teamId, frontendApp: 'pro' } as never;
    expect((await failure(api.call(list, { query }))).status).toBe(400);
    expect(send).toHaveBeenCalledTimes(2);
    await failure(api.call(list, { query: { frontendApp: 'pro' } }));
    expect(send).toHaveBeenCalledTimes(3);
    await failure(api.call(projectCalls.list, { query }));
    expect(send).toHaveBeenCalledTimes(4);
  });
});

describe('createQuery', () => {
  test('createQuery throws for a GET that changes data', () => {
    const { api } = aClient(() => json({ Success: true }));
    expect(() => createQuery(api, projectCalls.remove, { owningTeamId: teamId, projectId: teamId } as never)).toThrow(
      'changes things',
    );
  });

  test("createQuery uses the call's path and its query as the key", () => {
    const { api } = aClient(() => json({ Success: true, ResponseObject: [] }));
    expect(createQuery(api, teamCalls.listMine, {}).queryKey).toEqual(['/api/GetMyTeams', {}]);
  });
});

describe('a call with a file', () => {
  const asset = '0197a000-0000-7000-8000-0000000000a1';
  const query = { teamId: teamId as never, assetId: asset as never, filename: 'a b.txt', replaceExistingAsset: true };
  const content = new Blob(['words']);

  test('a file is the body of its call, and its progress is reported (A7.81, A4.50)', async () => {
    const sendContent = vi.fn((_address: string, request: WatchedRequest) => {
      request.onProgress(5, 5);
      return Promise.resolve(json({ Success: false, ErrorMessage: 'The file is too large.' }, 413));
    });
    const api = createApiClient({ getToken: () => 'tvs_ada', onSignedOut: vi.fn(), sendContent });
    const onProgress = vi.fn();
    const refused = await failure(api.call(mediaCalls.uploadFile, { query, content }, { onProgress }));
    expect([refused.message, refused.status]).toEqual(['The file is too large.', 413]);
    expect(onProgress.mock.calls).toEqual([[5, 5]]);
    const [address, request] = sendContent.mock.calls[0] ?? [];
    expect(address).toBe(
      `/api/UploadBrowseFile?teamId=${teamId}&assetId=${asset}&filename=a+b.txt&replaceExistingAsset=true`,
    );
    expect(request).toMatchObject({ method: 'POST', body: content });
    expect(request?.headers).toEqual({ 'client-token': 'tvs_ada', 'content-type': 'application/octet-stream' });
  });

  test('an upload whose connection breaks fails with the message of its call (A8.4)', async () => {
    const sendContent = () => Promise.reject(new TypeError('broken'));
    const api = createApiClient({ getToken: () => 'tvs_ada', onSignedOut: vi.fn(), sendContent });
    const broken = await failure(api.call(mediaCalls.uploadFile, { query, content }));
    expect([broken.kind, broken.message]).toEqual(['offline', 'Error uploading media']);
  });
});
