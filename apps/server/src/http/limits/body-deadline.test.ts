import { once } from 'node:events';
import { createConnection, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { defaultBodyTimes, type BodyTimes } from './body-deadline.ts';

const { app, owner } = setUpServer();
const briefTimes: BodyTimes = { wholeMs: 200, uploadMs: 1_500, uploadBytesPerSecond: 1_000, checkMs: 50, drainMs: 50 };
/** Longer than a test may take. */
const longMs = 3_600_000;
/** The same server with short time limits. */
let brief: Awaited<ReturnType<typeof open>>;
let port = 0;

/** Opens the same server with other time limits. */
async function open(bodyTimes: BodyTimes) {
  const server = await buildApp(app.services, { readiness: { isReady: true }, webFolder: '/no-web', bodyTimes });
  await server.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on a port has an address object.
  return { close: () => server.close(), port: (server.server.address() as AddressInfo).port };
}

beforeAll(async () => {
  brief = await open(briefTimes);
  ({ port } = brief);
});
afterAll(() => brief.close());

async function sendHead(path: string, length: number, to = { port, token: owner.token }): Promise<Socket> {
  const socket = createConnection(to.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  const headers = `Host: localhost\r\nContent-Type: application/json\r\nx-tv-client: 1\r\nclient-token: ${to.token}`;
  socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\nContent-Length: ${length}\r\n\r\n{"`);
  return socket;
}

async function readUntilClosed(socket: Socket) {
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  // A write to a socket that was just closed emits an error, and after it the event `close`.
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

describe('the time limit of a request body', () => {
  test('a request whose body stops halfway gets 408 and its socket is closed (API-2)', async () => {
    const socket = await sendHead('/api/login', 100);
    expect(await readUntilClosed(socket)).toContain('408 Request Timeout');
  });

  test('an upload may take longer while enough bytes arrive, up to the time limit of uploads (API-2)', async () => {
    const plain = await sendHead('/api/login', 100);
    const upload = await sendHead(`/api/ImportProject?owningTeamId=${owner.teamId}`, 100_000);
    const timer = setInterval(() => upload.write('x'.repeat(200)), 20);
    const closed: string[] = [];
    const follow = async (name: string, socket: Socket) => {
      const answer = await readUntilClosed(socket);
      closed.push(name);
      return answer;
    };
    const answers = await Promise.all([follow('plain', plain), follow('upload', upload)]);
    clearInterval(timer);
    for (const answer of answers) expect(answer).toContain('408 Request Timeout');
    expect(closed).toEqual(['plain', 'upload']);
    expect(await readUntilClosed(await sendHead(`/api/ImportProject?owningTeamId=${owner.teamId}`, 100_000))).toContain(
      '408',
    );
  });

  test('other requests are answered while two hundred requests have sent half of their bodies (API-2)', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, () => sendHead('/api/login', 100)));
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    await Promise.all(sockets.map(readUntilClosed));
  });

  test('a connection is closed early when the body of its refused request arrives byte by byte (API-2)', async () => {
    const patient = await open({ ...briefTimes, wholeMs: longMs, uploadMs: longMs });
    const socket = await sendHead('/api/ChangePassword', 1_000_000, { port: patient.port, token: 'none' });
    const drip = setInterval(() => socket.write('x'), 10);
    expect(await readUntilClosed(socket)).toMatch(/^HTTP\/1\.1 401 /);
    clearInterval(drip);
    await patient.close();
  });

  test.each([
    ['a sign-in that has ended', '/api/ChangePassword', 1_000_000, 'none', 401],
    ['a body that is too large', '/api/login', 2_000_000, '', 413],
  ])(
    'a client that sends fast enough can finish its body after a refusal for %s, and use its connection again',
    async (_reason, path, length, token, status) => {
      const patient = await open({ ...briefTimes, wholeMs: longMs, uploadMs: longMs, drainMs: 250 });
      const socket = await sendHead(path, length, { port: patient.port, token });
      const answers = readUntilClosed(socket);
      await once(socket, 'data');
      // Takes three times as long as the server waits for a client that sends nothing.
      const parts = 75;
      await new Promise<void>((resolve) => {
        let left = parts;
        const timer = setInterval(() => {
          socket.write('x'.repeat(1_000));
          left -= 1;
          if (left > 0) return;
          clearInterval(timer);
          resolve();
        }, 10);
      });
      socket.write('x'.repeat(length - '{"'.length - parts * 1_000));
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      const statuses = (await answers).match(/HTTP\/1\.1 \d+/g);
      expect(statuses).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']);
      await patient.close();
    },
  );

  test('the connection of a client that keeps sending a refused body is closed when the time for the body is over (API-2)', async () => {
    const socket = await sendHead('/api/ChangePassword', 1_000_000_000, { port, token: 'none' });
    const timer = setInterval(() => socket.write('x'.repeat(1_000)), 5);
    expect(await readUntilClosed(socket)).toMatch(/^HTTP\/1\.1 401 /);
    clearInterval(timer);
  });

  test('a client that finishes the body of a refused request can use its connection again', async () => {
    const patient = await open({ ...briefTimes, drainMs: longMs });
    const socket = await sendHead('/api/ChangePassword', 100, { port: patient.port, token: 'none' });
    const [refusal] = (await once(socket, 'data')) as [Buffer];
    expect(String(refusal)).toMatch(/^HTTP\/1\.1 401 /);
    socket.write(`${'x'.repeat(98)}GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(await readUntilClosed(socket)).toMatch(/^HTTP\/1\.1 200 /);
    await patient.close();
  });

  test('an incomplete body is closed within 35 seconds, and a socket serves at most 1,000 requests (API-2)', () => {
    expect(defaultBodyTimes.wholeMs + defaultBodyTimes.checkMs).toBeLessThanOrEqual(35_000);
    expect(app.app.server.maxRequestsPerSocket).toBe(1_000);
    expect(app.app.server.headersTimeout).toBe(15_000);
    expect(app.app.initialConfig.connectionTimeout).toBe(60_000);
  });
});
