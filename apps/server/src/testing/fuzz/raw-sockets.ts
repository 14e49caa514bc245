import { connect } from 'node:net';
import type { FuzzClient } from './fuzz-client.ts';
import { choose, type FuzzStep } from './fuzz-plan.ts';

/** Texts that are written to a socket unchanged; `{token}` is the token of a member. */
interface SocketText {
  readonly name: string;
  readonly text: string;
  readonly requests: number;
}

const get = (more = '') =>
  `GET /api/GetTeams HTTP/1.1\r\nHost: localhost\r\nx-tv-client: 1\r\nclient-token: {token}\r\n${more}\r\n`;
const post = (more: string, body = '') =>
  `POST /api/NotifyEditPropertyValueAsync HTTP/1.1\r\nHost: localhost\r\nx-tv-client: 1\r\nclient-token: {token}\r\ncontent-type: application/json\r\n${more}\r\n${body}`;

const socketTexts: readonly SocketText[] = [
  { name: 'pipelined requests', text: get().repeat(20), requests: 20 },
  { name: 'pipelined, the second is damaged', text: `${get()}GET\0/ HTTP/1.1\r\n\r\n${get()}`, requests: 3 },
  { name: 'bad chunk size', text: post('transfer-encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'), requests: 1 },
  { name: 'huge chunk size', text: post('transfer-encoding: chunked\r\n', 'ffffffffffffffff\r\n{}'), requests: 1 },
  { name: 'negative chunk size', text: post('transfer-encoding: chunked\r\n', '-1\r\n{}\r\n0\r\n\r\n'), requests: 1 },
  { name: 'chunks without an end', text: post('transfer-encoding: chunked\r\n', '2\r\n{}\r\n'), requests: 1 },
  {
    name: 'one byte chunks',
    text: post('transfer-encoding: chunked\r\n', `${'1\r\n \r\n'.repeat(300)}2\r\n{}\r\n0\r\n\r\n`),
    requests: 1,
  },
  {
    name: 'chunks and a length',
    text: post('transfer-encoding: chunked\r\ncontent-length: 4\r\n', '2\r\n{}\r\n0\r\n\r\n'),
    requests: 1,
  },
  { name: 'two lengths', text: post('content-length: 2\r\ncontent-length: 3\r\n', '{}x'), requests: 1 },
  { name: 'no length', text: post('', '{"TeamId":""}'), requests: 1 },
  { name: 'too long a length', text: post('content-length: 500\r\n', '{}'), requests: 1 },
  { name: 'too short a length', text: post('content-length: 1\r\n', '{"a":1}'), requests: 1 },
  { name: 'negative length', text: post('content-length: -5\r\n', '{}'), requests: 1 },
  { name: 'unknown encoding', text: post('transfer-encoding: gzip\r\n', '{}'), requests: 1 },
  { name: 'compressed body', text: post('content-encoding: gzip\r\ncontent-length: 2\r\n', '{}'), requests: 1 },
  { name: 'line feeds only', text: 'GET / HTTP/1.1\nHost: localhost\n\n', requests: 1 },
  { name: 'no host', text: 'GET /healthz HTTP/1.1\r\n\r\n', requests: 1 },
  { name: 'two hosts', text: 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', requests: 1 },
  { name: 'old version', text: 'GET /healthz\r\n\r\n', requests: 1 },
  { name: 'unknown version', text: 'GET /healthz HTTP/9.9\r\nHost: localhost\r\n\r\n', requests: 1 },
  {
    name: 'absolute address',
    text: 'GET http://evil.example/api/GetTeams HTTP/1.1\r\nHost: localhost\r\n\r\n',
    requests: 1,
  },
  { name: 'header with NUL', text: get('x-a: a\0b\r\n'), requests: 1 },
  { name: 'folded header', text: get('x-a: a\r\n b\r\n'), requests: 1 },
  { name: 'large header', text: get(`x-a: ${'a'.repeat(40_000)}\r\n`), requests: 1 },
  { name: 'many headers', text: get('x-a: b\r\n'.repeat(3_000)), requests: 1 },
  { name: 'half a header', text: 'GET /api/GetTeams HTTP/1.1\r\nHost: loc', requests: 1 },
  { name: 'expectation', text: post('expect: 100-continue\r\ncontent-length: 2\r\n', '{}'), requests: 1 },
  { name: 'unknown expectation', text: post('expect: tea\r\ncontent-length: 2\r\n', '{}'), requests: 1 },
  { name: 'upgrade', text: get('connection: upgrade\r\nupgrade: websocket\r\n'), requests: 1 },
  {
    name: 'upgrade of the hub',
    text: 'GET /hub?id=x HTTP/1.1\r\nHost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: x\r\n\r\n',
    requests: 1,
  },
  {
    name: 'upgrade to another protocol',
    text: get('connection: upgrade, http2-settings\r\nupgrade: h2c\r\n'),
    requests: 1,
  },
  { name: 'connect', text: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', requests: 1 },
  { name: 'TLS', text: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001', requests: 1 },
];

/** How long a socket waits for the last byte after it has sent everything. */
const quietMs = 60;

/**
 * Writes a request to a socket byte by byte as no client library would, and checks that no answer is a 5xx and that the
 * server serves the next client.
 */
export async function sendOverSocket(
  client: FuzzClient,
  address: URL,
  token: string,
  { field, text }: FuzzStep,
): Promise<void> {
  const drawn = { name: 'drawn bytes', text: `${text}\r\n\r\n`, requests: 1 };
  const chosen = choose([...socketTexts, drawn], field);
  const received = await exchange(address, chosen.text.replaceAll('{token}', token));
  client.count(chosen.requests);
  const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  const name = `over a socket: ${chosen.name}`;
  // 501 and 505 are Node's own answers to methods and versions that it does not know.
  const failed = statuses.find((status) => status >= 500 && status !== 501 && status !== 505);
  if (failed !== undefined) client.report('failure (5xx)', name, received);
  const alive = await client.send({ name: `${name}, then GET /healthz`, method: 'GET', url: '/healthz', headers: {} });
  if (alive.status !== 200) client.report('hang', name, 'the server does not answer the next client');
}

/** Sends a text in pieces and collects the response until the socket closes or is quiet. */
function exchange({ port, hostname }: URL, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    // oxlint-disable-next-line no-restricted-globals -- a server may rightly wait for more; whatever has come by then is checked
    let timer = setTimeout(end, quietMs * 10);
    socket.on('data', (data) => {
      received += data.toString('latin1');
      clearTimeout(timer);
      // oxlint-disable-next-line no-restricted-globals -- as above
      timer = setTimeout(end, quietMs);
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(Buffer.from(text));
  });
}
