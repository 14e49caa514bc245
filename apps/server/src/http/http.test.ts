import { connect } from 'node:net';
import { catalogueCalls, projectCalls, signInCalls } from '@confab/contracts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matrix } from '../access/matrix.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import { newId } from '../new-id.ts';
import { aMember, password } from '../testing/people-and-projects.ts';

const { app, owner: ada } = setUpServer();

const changingGets = matrix.filter(({ call }) => call.method === 'GET' && call.changes).map(({ call }) => call.path);

describe('a GET call that changes data', () => {
  test.each(changingGets)('%s changes data by GET and rejects other methods (API-1)', async (url) => {
    for (const method of ['HEAD', 'PUT', 'DELETE', 'PATCH'] as const) {
      expect(
        (await app.app.inject({ method, url, headers: { 'client-token': ada.token } })).statusCode,
      ).toBeGreaterThanOrEqual(404);
    }
  });

  test.each(changingGets)('%s changes data by GET and rejects links, images and prefetches (API-1)', async (url) => {
    const headers = { 'client-token': ada.token };
    const statusWith = async (more: Record<string, string>) =>
      (await app.app.inject({ method: 'GET', url, headers: { ...headers, ...more } })).statusCode;
    expect(await statusWith({ 'sec-fetch-mode': 'navigate' })).toBe(400);
    expect(await statusWith({ 'sec-fetch-dest': 'image' })).toBe(400);
    expect(await statusWith({ 'sec-purpose': 'prefetch' })).toBe(400);
    const without = await app.app.inject({ method: 'GET', url });
    expect([without.statusCode, without.json<{ InvalidFields: unknown }>().InvalidFields]).toEqual([
      400,
      ['header.x-tv-client'],
    ]);
  });
});

test('/metrics is served only to the local machine, and not through a proxy on it (API-6)', async () => {
  const statusOf = async (more: object) =>
    (await app.app.inject({ method: 'GET', url: '/metrics', ...more })).statusCode;
  expect(await statusOf({})).toBe(200);
  expect(await statusOf({ remoteAddress: '203.0.113.7' })).toBe(404);
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect([name, await statusOf({ headers: { [name]: '127.0.0.1' } })]).toEqual([name, 404]);
});

describe('every answer', () => {
  test.each([
    '/api/GetMiscAttributes',
    '/api/NoSuchCall',
    '/api/GetMyTeams',
    '/healthz',
    '/',
    '/dev/mailbox',
    '/api/openapi.json',
  ])('every answer of %s carries the security headers (API-7)', async (url) => {
    const { headers } = await app.app.inject({ method: 'GET', url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
    if (url.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store');
  });

  test.each(['https://evil.example', 'null', 'http://my.localhost:4000.evil.example', 'http://MY.localhost:4000'])(
    'no page of %s can read an answer',
    async (origin) => {
      const { headers } = await app.app.inject({ method: 'GET', url: '/api/GetMiscAttributes', headers: { origin } });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test('a failed call returns its own message, and an unknown call returns not found (A8.1, P8.1, P8.2)', async () => {
    const bad = await app.call(catalogueCalls.nodeSchema, { query: { nodeType: '../../x' }, token: ada.token });
    expect(bad).toMatchObject({ status: 404, success: false, message: 'Error getting node data' });
    const pending = await app.app.inject({
      method: 'GET',
      url: '/api/NoSuchCall',
      headers: { 'client-token': ada.token },
    });
    expect(pending.statusCode).toBe(404);
    expect(JSON.parse(pending.body)).toMatchObject({ Success: false });
  });

  test('every answer has Success with a ResponseObject or an ErrorMessage; a code also has a UserErrorMessage (A7.4)', async () => {
    const unverified = await aMember(app, ada.teamId, 'AppEditor', { isVerified: false });
    const body = { teamId: ada.teamId, displayName: 'Café', projectType: 'Pro' } as const;
    const made = await app.call(projectCalls.create, { body, token: ada.token });
    expect(JSON.parse(made.text)).toEqual({
      Success: true,
      ResponseObject: expect.objectContaining({ DisplayName: 'Café' }),
    });
    const foreign = await app.call(projectCalls.create, {
      body: { ...body, teamId: newId() },
      token: ada.token,
    });
    expect(JSON.parse(foreign.text)).toEqual({
      Success: false,
      ErrorMessage: 'Error creating Project using Template',
      MessageName: 'projects.create',
    });
    const stopped = await app.call(projectCalls.create, { body, token: unverified.token });
    expect(JSON.parse(stopped.text)).toEqual({
      Success: false,
      ErrorMessage: 'verification_required',
      UserErrorMessage: 'Verify your email address to do this.',
      MessageName: 'generalMessages.verificationRequired',
    });
  });
});

describe('bad input', () => {
  test.each([
    ['/api/GetNodeSchema', 'no query'],
    ['/api/GetNodeSchema?nodeType=Say&other=1', 'an unknown key'],
    ['/api/GetNodeSchema?nodeType=Say&nodeType=Ask', 'a key twice'],
    ['/api/GetFatProject?teamId=&projectId=', 'empty ids'],
    ['/api/GetFatProject?teamId=abc&projectId=def', 'ids that are none'],
  ])('%s (%s) is refused as malformed (API-4)', async (url) => {
    expect((await app.app.inject({ method: 'GET', url, headers: { 'client-token': ada.token } })).statusCode).toBe(400);
  });

  test('the all-zero id is not found (API-4)', async () => {
    const zero = '00000000-0000-0000-0000-000000000000';
    const response = await app.app.inject({
      method: 'GET',
      url: `/api/GetFatProject?teamId=${zero}&projectId=${zero}`,
      headers: { 'client-token': ada.token },
    });
    expect(response.statusCode).toBe(404);
  });

  test.each([
    ['{"a":', 'is cut off'],
    ['{"__proto__":{"polluted":1}}', 'reaches a prototype'],
    ['{"constructor":{"prototype":{}}}', 'reaches a constructor'],
    [`${'['.repeat(100)}${']'.repeat(100)}`, 'is too deep'],
    ['{"Email":"a\\u0000b"}', 'holds NUL'],
    ['{"Email":"a\\ud83db"}', 'holds half of a surrogate pair'],
    ['{"Email":1,"\\udc00":1}', 'has half of a surrogate pair in a key'],
    ['"text"', 'is no object'],
  ])('a body that %s is refused: it %s (API-5)', async (payload) => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'x-tv-client': '1', 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode).toBe(400);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'])(
    'a body of the type %s is not accepted',
    async (type) => {
      const response = await app.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'x-tv-client': '1', 'content-type': type },
        payload: 'username=a',
      });
      expect(response.statusCode).toBe(415);
    },
  );

  test('the server rejects a body above the size limit', async () => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'x-tv-client': '1' },
      payload: { username: 'x'.repeat(2_000_000), password: '' },
    });
    expect(response.statusCode).toBe(413);
  });

  test.each([
    ['more bytes', { username: 'a', password: 'x'.repeat(4_096) }, 413],
    ['more values', { username: 'a', password: 'b', others: Array.from({ length: 20 }, () => 1) }, 400],
  ])('a sign-in with %s than a sign-in needs is refused (API-5)', async (_what, payload, status) => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'x-tv-client': '1' },
      payload,
    });
    expect(response.statusCode).toBe(status);
  });

  test('no call answers random input with a server error (API-3, F10)', async () => {
    const anything = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.array(fc.string()),
      fc.uuid(),
      fc.dictionary(fc.string(), fc.jsonValue()),
    );
    // Uses the names, so that a failure shows the call in one line.
    const calls = new Map(
      matrix
        .filter(({ call }) => call.path !== signInCalls.logout.path)
        .map(({ call }) => [`${call.method} ${call.path}`, call]),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls.keys()),
        fc.dictionary(
          fc.constantFrom('teamId', 'projectId', 'nodeId', 'email', 'TeamId', 'Path', 'Version', 'ProjectId'),
          anything,
        ),
        async (name, input) => {
          const query = new URLSearchParams(
            Object.entries(input).map(([key, value]): [string, string] => [
              key,
              typeof value === 'string' ? value : JSON.stringify(value),
            ]),
          );
          const { method = 'GET', path = '' } = calls.get(name) ?? {};
          const response = await app.app.inject({
            method,
            url: `${path}?${query}`,
            headers: { 'client-token': ada.token, 'x-tv-client': '1' },
            ...(method === 'POST' ? { payload: input } : {}),
          });
          expect(response.statusCode).toBeLessThan(500);
          // A successful answer may mention stacks; a failure must not.
          const isFailure = response.statusCode >= 400 || response.body.includes('"Success":false');
          if (isFailure) expect(response.body).not.toMatch(/\bat .*\.ts:|select |stack/);
        },
      ),
      { numRuns: 400 },
    );
  });
});

test('the log contains no secrets (API-6)', async () => {
  await app.call(signInCalls.login, { query: {}, body: { username: ada.email, password } });
  await app.app.inject({
    method: 'GET',
    url: `/api/CheckEmailRegistrationStatus?email=S3cr3t-1@example.test`,
    headers: { 'x-tv-client': '1' },
  });
  await app.app.inject({ method: 'POST', url: `/hub/negotiate?access_token=S3cr3t-2` });
  for (const secret of [password, ada.token, 'S3cr3t-1', 'S3cr3t-2']) expect(app.readLog()).not.toContain(secret);
  expect(app.readLog()).toContain('/api/CheckEmailRegistrationStatus');
});

test('a rate-limited answer includes when to try again (API-8)', async () => {
  const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
  const ask = (forwarded: string) =>
    strict.app.inject({
      method: 'GET',
      url: '/api/CheckEmailRegistrationStatus?email=a@example.test',
      headers: { 'x-tv-client': '1', 'x-forwarded-for': forwarded },
    });
  const statuses = [];
  for (let index = 0; index < 12; index += 1) statuses.push((await ask(`10.0.0.${index}`)).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect((await ask('10.0.1.1')).headers['retry-after']).toBeDefined();
  await strict.close();
});

test('a logout makes the browser delete the data that it stored for the site (WEB-4)', async () => {
  const { token } = await aMember(app, ada.teamId, 'Viewer');
  const headers = { 'client-token': token, 'x-tv-client': '1', 'content-type': 'application/json' };
  const out = await app.app.inject({ method: 'POST', url: '/api/Logout', headers, payload: '{}' });
  expect([out.statusCode, out.headers['clear-site-data']]).toEqual([200, '"cache", "storage"']);
  const other = await app.app.inject({ method: 'GET', url: '/api/GetMiscAttributes', headers });
  expect(other.headers['clear-site-data']).toBeUndefined();
});

test('the local mailbox returns 404 unless the Host header names the local machine', async () => {
  const get = async (host: string, url = '/dev/mailbox') =>
    (await app.app.inject({ method: 'GET', url, headers: { host } })).statusCode;
  for (const host of ['localhost', 'localhost:4000', 'pro.localhost:4000', '127.0.0.1:4000', '[::1]:4000'])
    expect([host, await get(host)]).toEqual([host, 200]);
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'xlocalhost', '10.0.0.1'])
    expect([host, await get(host), await get(host, `/dev/mailbox/${newId()}`)]).toEqual([host, 404, 404]);
});

test('the local mailbox returns 404 to other machines, whichever Host header they send, and to proxies', async () => {
  for (const url of ['/dev/mailbox', `/dev/mailbox/${newId()}`]) {
    const sent = { method: 'GET', url, headers: { host: 'localhost:4000' } } as const;
    const remote = await app.app.inject({ ...sent, remoteAddress: '203.0.113.7' });
    const proxied = await app.app.inject({ ...sent, headers: { ...sent.headers, 'x-forwarded-for': '127.0.0.1' } });
    expect([remote, proxied].map(({ statusCode, body }) => [url, statusCode, body])).toEqual([
      [url, 404, 'Not found'],
      [url, 404, 'Not found'],
    ]);
  }
});

test('a request with two Host headers is refused: a proxy and the server could use different ones', async () => {
  const { port } = new URL(await app.listen());
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.end('GET /healthz HTTP/1.1\r\nHost: my.localhost\r\nhost: pro.localhost\r\nConnection: close\r\n\r\n'),
    );
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.once('close', () => resolve(text)).once('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});
