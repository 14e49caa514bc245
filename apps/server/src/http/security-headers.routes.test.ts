import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createConnection, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import type { ProjectId } from '@confab/model';
import { createTestFolder } from '@confab/test-kit/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { publishTemplate } from '../testing/publish-project.ts';
import { setUpServer } from '../testing/set-up-server.ts';

const { app, owner } = setUpServer({ environment: { PUBLIC_URL: 'https://confab.example' } });
const webFolder = createTestFolder();
let server: Awaited<ReturnType<typeof buildApp>>;
let port = 0;
/** An assistant that only pages of one site may use; `open` may be used by any. */
let guarded: ProjectId;
let open: ProjectId;

beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'));
  const files = ['index.html', 'chat.html', 'embed.js', 'favicon.svg', 'assets/app-1.js'];
  for (const file of files) writeFileSync(join(webFolder, file), '<!doctype html>');
  server = await buildApp(app.services, { readiness: { isReady: true }, webFolder });
  app.hub.attach(server.server);
  await server.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on a port has an address object.
  ({ port } = server.server.address() as AddressInfo);
  guarded = await publishTemplate(app, owner, 'harbour-cafe', { AllowedOrigins: 'https://shop.example' });
  open = await publishTemplate(app, owner, 'harbour-cafe');
});
afterAll(() => server.close());

const common = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
const api = { ...common, 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };
const text = { ...common, 'content-type': 'text/plain' };

const anySource = 'https: http:';
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com';
const ownSites = ['', 'pro.', 'one.', 'my.', 'controltower.', 'analytics.', 'bench.', 'test.'].map(
  (site) => `https://${site}confab.example`,
);

/** The headers of a page of the client. */
function aDocument(framedBy: string, mediaFrom?: string, framesFrom?: string) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'nonce-…'",
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', 'blob:', mediaFrom],
    ['media-src', "'self'", 'blob:', mediaFrom],
    "font-src 'self'",
    "connect-src 'self' wss://confab.example wss://*.confab.example",
    "worker-src 'self' blob:",
    ['frame-src', "'self'", framesFrom],
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    "require-trusted-types-for 'script'",
    'report-uri /api/csp-report',
    'report-to csp',
  ].map((part) => [part].flat().filter(Boolean).join(' '));
  return {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy.join('; '),
    'reporting-endpoints': 'csp="/api/csp-report"',
  };
}

/** Headers of the connection and the content, which are not about security. */
const neutral = new Set(['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding', 'vary']);

function pickSecurity(headers: IncomingHttpHeaders) {
  const kept = Object.entries(headers).filter(([name]) => !neutral.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value).replace(/'nonce-[^']+'/, "'nonce-…'")]));
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function ask(path: string, { method = 'GET', headers = {}, body = '' }: Sent = {}) {
  const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  answer.resume();
  return { status: Number(answer.statusCode), headers: pickSecurity(answer.headers as IncomingHttpHeaders) };
}

const json = { 'content-type': 'application/json', 'x-tv-client': '1' };
type Row = readonly [name: string, path: () => string, sent: Sent, status: number, headers: () => object];
const rows: readonly Row[] = [
  ['the app document', () => '/', {}, 200, () => aDocument("'none'")],
  ['a route of the client', () => '/project/1?code=x', {}, 200, () => aDocument("'none'")],
  [
    'a hashed file',
    () => '/assets/app-1.js',
    {},
    200,
    () => ({
      ...common,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    }),
  ],
  [
    'a file without a hash',
    () => '/favicon.svg',
    {},
    200,
    () => ({
      ...common,
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    }),
  ],
  [
    'a missing file',
    () => '/assets/app-2.js',
    {},
    404,
    () => ({
      ...text,
      'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    }),
  ],
  ['the chat page', () => `/channels/chat/${open}/live`, {}, 200, () => aDocument('*', anySource, players)],
  [
    'the chat page with allowed sites',
    () => `/channels/chat/${guarded}/live`,
    {},
    200,
    () => aDocument("'self' https://shop.example", anySource, players),
  ],
  [
    'the alpha page',
    () => `/channels/chat/${open}/alpha`,
    {},
    200,
    () => aDocument(`'self' ${ownSites.join(' ')}`, anySource, players),
  ],
  [
    'the embedded widget',
    () => '/channels/chat/embed.js',
    {},
    200,
    () => ({
      ...common,
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=604800',
    }),
  ],
  [
    'an answer of an assistant',
    () => `/channels/chat/${open}/live`,
    { method: 'POST', headers: json, body: '{"type":"start"}' },
    200,
    () => ({
      ...api,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  ],
  [
    'a missing photo',
    () => '/profile-photos/1',
    {},
    404,
    () => ({
      ...text,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    }),
  ],
  ['an answer of the API', () => '/api/GetMiscAttributes', {}, 200, () => api],
  ['the description of the API', () => '/api/openapi.json', {}, 200, () => api],
  ['a refused call', () => '/api/GetMyTeams', {}, 401, () => api],
  ['a malformed call', () => '/api/CheckEmailRegistrationStatus?x=1', { headers: json }, 400, () => api],
  ['a damaged body', () => '/api/login', { method: 'POST', headers: json, body: '{"a":' }, 400, () => api],
  ['an unknown call', () => '/api/NoSuchCall', {}, 404, () => api],
  ['a call with another method', () => '/api/GetMyTeams', { method: 'DELETE' }, 404, () => api],
  ['a call whose path is encoded', () => '/%61pi/GetMiscAttributes', {}, 200, () => api],
  ['a damaged address of a call', () => '/api/%', {}, 400, () => api],
  [
    'a report of a policy',
    () => '/api/csp-report',
    { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body: 'x' },
    204,
    () => ({ ...common, 'cache-control': 'no-store' }),
  ],
  [
    'the negotiation of the hub',
    () => '/hub/negotiate',
    { method: 'POST' },
    401,
    () => ({ ...common, 'cache-control': 'no-store' }),
  ],
  ['a health check', () => '/healthz', {}, 200, () => ({ ...common, 'content-type': api['content-type'] })],
  [
    'a page of the guides',
    () => '/help',
    {},
    200,
    () => ({
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    }),
  ],
  [
    'the page that stops mails',
    () => '/mail/stop/x',
    {},
    404,
    () => ({
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    }),
  ],
  ['a missing page', () => '/nothing', { method: 'POST' }, 404, () => text],
];

describe('the security headers of an answer', () => {
  test.each(rows.map((row) => [row[0], row] as const))(
    '%s has exactly the headers of the table (§3.10, API-7)',
    async (_name, row) => {
      const [, path, sent, status, expected] = row;
      expect(await ask(path(), sent)).toEqual({ status, headers: expected() });
    },
  );

  test('an installation without https sends neither HSTS nor Reporting-Endpoints, and browsers report to report-uri (§3.10)', async () => {
    const config = { ...app.services.config, publicUrl: 'http://localhost:4000' };
    const plain = await buildApp({ ...app.services, config }, { readiness: { isReady: true }, webFolder });
    const { headers } = await plain.inject({ url: '/' });
    expect([headers['strict-transport-security'], headers['reporting-endpoints']]).toEqual([undefined, undefined]);
    expect(headers['content-security-policy']).toContain("connect-src 'self' ws://localhost:4000");
    expect(headers['content-security-policy']).toMatch(/; report-uri \/api\/csp-report$/);
    await plain.close();
  });
});

/** Writes bytes to a socket. @returns the answers until the server closes it */
async function write(bytes: string): Promise<string> {
  const socket = createConnection(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}

function readHead(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  // A header that is sent twice would be lost in an object.
  expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length);
  return { status: Number(status.split(' ')[1]), headers: Object.fromEntries(headers), body };
}

const host = 'Host: confab.example\r\n';
const upgrade = `${host}Connection: Upgrade\r\nUpgrade: websocket\r\n`;
describe('a request that reaches no route', () => {
  test.each([
    ['bytes that are not HTTP', 'x\r\n\r\n', 400],
    ['a damaged header', `GET / HTTP/1.1\r\n${host}a\0b: c\r\n\r\n`, 400],
    [
      'two lengths of the body',
      `POST /api/login HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      400,
    ],
    ['headers of 17,000 characters', `GET / HTTP/1.1\r\n${host}x: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['an unknown expectation', `GET /healthz HTTP/1.1\r\n${host}Expect: tea\r\nConnection: close\r\n\r\n`, 417],
    ['an upgrade at another path', `GET /elsewhere HTTP/1.1\r\n${upgrade}\r\n`, 404],
    ['an upgrade without a ticket', `GET /hub?id=x HTTP/1.1\r\n${upgrade}\r\n`, 401],
  ])(
    'a request with %s is answered with the common headers, and the connection is closed (API-3, API-7)',
    async (_name, bytes, expected) => {
      const { status, headers, body } = readHead(await write(bytes));
      expect([status, headers.connection]).toEqual([expected, 'close']);
      expect(headers).toMatchObject(common);
      expect(body).not.toMatch(/\bat |Error:|node:|HPE_/);
      expect((await ask('/healthz')).status).toBe(200);
    },
  );

  test('a request whose headers do not arrive in time gets 408 with the common headers, and the connection is closed (API-7)', async () => {
    const connected = once(server.server, 'connection');
    const answer = write(`GET / HTTP/1.1\r\n${host}`);
    const [socket] = (await connected) as [Socket];
    // Node emits this error after 15 seconds.
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.server.emit('clientError', error, socket);
    const { status, headers } = readHead(await answer);
    expect([status, headers.connection]).toEqual([408, 'close']);
    expect(headers).toMatchObject(common);
  });
});
