import { hubPath, liveCalls, signInCalls } from '@confab/contracts';
import * as fc from 'fast-check';
import { connect as connectTcp } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { connectHub, getHubToken, subscribe, type HubClient } from '../testing/hub-client.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import { aPerson } from '../testing/people-and-projects.ts';
import { negotiate, openRawSocket, buildSocketUrl } from './testing/raw-socket.ts';

const { app, owner: ada, project } = setUpServer();
let address: string;
/** Another client, which must not be affected. */
let witness: HubClient;
beforeAll(async () => {
  address = await app.listen();
  witness = await connectHub(app, address, await aPerson(app));
});
afterAll(() => witness.stop());

/** Stops the clock of the server, which earns a client further messages. */
const stopClock = () => void vi.useFakeTimers({ toFake: ['Date'] });
afterEach(() => void vi.useRealTimers());

const heartbeat = () => witness.connection.invoke('SendEvent', 'HEARTBEAT', {});

/** Writes bytes to the server and waits until it hangs up. */
function writeBare(bytes: string) {
  return new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connectTcp(Number(new URL(address).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

const upgrade = (target: string) =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

test.each(['//', '/%', `${hubPath}?id=%ff`, '/elsewhere', `${hubPath}?id=a.b.c`])(
  'an upgrade of %s is rejected',
  async (target) => {
    expect(await writeBare(upgrade(target))).toMatch(/^HTTP\/1\.1 40[14] /);
    expect(await heartbeat()).toMatchObject({ Success: true });
  },
);

test('damaged handshakes use up no connections of an account (HUB-7)', async () => {
  const person = await aPerson(app);
  const token = await getHubToken(app, person);
  for (let index = 0; index < 21; index += 1) {
    const { connectionToken } = (await (await negotiate(address, token)).json()) as { connectionToken: string };
    // The handshake has no Sec-WebSocket-Key.
    const answer = await writeBare(upgrade(`${hubPath}?id=${encodeURIComponent(connectionToken)}`));
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\n(.*\r\n)*x-content-type-options: nosniff\r\n/);
  }
  const opened = await openRawSocket(app, address, person);
  opened.socket.close();
});

test('a connection token is invalid once its session has ended (HUB-1)', async () => {
  const person = await aPerson(app);
  const { connectionToken } = (await (await negotiate(address, await getHubToken(app, person))).json()) as {
    connectionToken: string;
  };
  await app.call(signInCalls.logout, { body: {}, token: person.token });
  const socket = new WebSocket(buildSocketUrl(address, connectionToken));
  const error = await new Promise<Error>((resolve) => socket.once('error', resolve));
  expect(error.message).toContain('401');
});

test('one account has at most 20 connections (HUB-7)', async () => {
  const person = await aPerson(app);
  const sockets = await Promise.all(Array.from({ length: 20 }, () => openRawSocket(app, address, person)));
  await expect(openRawSocket(app, address, person)).rejects.toThrow('429');
  sockets[0]?.socket.close();
  await expect
    .poll(
      () =>
        openRawSocket(app, address, person).then(
          ({ socket }) => sockets.push({ ...sockets[0]!, socket }),
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBeGreaterThan(20);
  for (const { socket } of sockets) socket.terminate();
});

test('a message over 32 KB closes its connection (HUB-7)', async () => {
  const { socket, closed } = await openRawSocket(app, address, ada);
  socket.send(`${'x'.repeat(33_000)}\u001e`);
  expect(await closed).toBe(1009);
});

test('a binary message closes its connection', async () => {
  const { socket, closed } = await openRawSocket(app, address, ada);
  socket.send(Buffer.from([1, 2, 3]));
  expect(await closed).toBe(1003);
});

test('an invalid handshake is answered with the reason', async () => {
  const { closed, received } = await openRawSocket(app, address, ada, '{"protocol":"messagepack","version":1}\u001e');
  expect(await closed).toBe(1002);
  expect(received()).toContain('{"error":');
});

test('a malformed message closes its own connection, and other connections continue (HUB-8)', async () => {
  const odd = [
    '{"type":1}',
    '[]\u001e',
    '{"type":"1"}\u001e',
    '{"type":9,"sequenceId":99}\u001e',
    '{"type":8,"sequenceId":1e300}\u001e',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.json(), fc.constantFrom(...odd)),
      fc.constantFrom(1, 2),
      async (text, version) => {
        const { socket, closed } = await openRawSocket(
          app,
          address,
          ada,
          `{"protocol":"json","version":${version}}\u001e`,
        );
        socket.send(text);
        socket.close();
        await closed;
      },
    ),
    { numRuns: 40 },
  );
  expect(await heartbeat()).toMatchObject({ Success: true });
});

test('a client that sends too much is warned, and disconnected when it does not stop (HUB-7)', async () => {
  stopClock();
  const raw = await openRawSocket(app, address, ada);
  for (let index = 0; index < 300; index += 1) raw.heartbeat(`first ${index}`);
  await raw.waitUntilHandled();
  const accepted = raw.received().split('"Success":true').length - 1;
  const refused = raw.received().split('"Success":false').length - 1;
  expect([accepted, refused]).toEqual([60, 240]);
  for (let index = 0; index < 600; index += 1) raw.heartbeat(`second ${index}`);
  expect(await raw.closed).toBe(1008);
});

test('a flood of messages is limited to the messages that its client may send, and other clients are answered (HUB-7)', async () => {
  stopClock();
  const raw = await openRawSocket(app, address, ada);
  const other = await connectHub(app, address, await aPerson(app));
  for (let round = 0; round < 20; round += 1) {
    for (let index = 0; index < 30; index += 1) raw.heartbeat(`${round} ${index}`);
    expect(await other.connection.invoke('SendEvent', 'HEARTBEAT', {})).toMatchObject({ Success: true });
  }
  await raw.waitUntilHandled();
  // The other messages were answered without running a method.
  const answers = raw.received().split('"Success":');
  expect(answers.filter((answer) => answer.startsWith('true'))).toHaveLength(60);
  expect(answers.filter((answer) => answer.startsWith('false'))).toHaveLength(540);
  raw.socket.terminate();
  await other.stop();
});

/** Pushes to the team of the project, 4 KB at a time. */
async function pour(megabytes: number) {
  const filler = 'x'.repeat(4_000);
  for (let index = 0; index < megabytes * 250; index += 1) {
    app.hub.publish('projectEvent', {
      type: 'promoted',
      teamId: project.teamId,
      projectId: project.projectId,
      seq: 0,
      authorId: ada.accountId,
      authorName: filler,
      changerConnectionId: '',
      stages: [],
    } as const);
    if (index % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

test.each([1, 2])(
  'a client of version %i that reads nothing is disconnected, and little is buffered for it (HUB-7)',
  async (version) => {
    const raw = await openRawSocket(app, address, ada, `{"protocol":"json","version":${version}}\u001e`);
    await subscribe(app, ada, raw.connectionId, project.teamId);
    raw.socket.pause();
    const close = vi.spyOn(WebSocket.prototype, 'close');
    const before = process.memoryUsage().rss;
    await pour(60);
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
    // The server has ended the connection, whatever the reader does.
    expect(
      await app.call(liveCalls.subscribe, {
        query: { hubName: 'confab', frontendApp: 'pro', connectionId: raw.connectionId, groupName: project.teamId },
        token: ada.token,
      }),
    ).toMatchObject({ status: 404 });
    expect(await heartbeat()).toMatchObject({ Success: true });
    expect(close).toHaveBeenCalledWith(1013, 'too slow');
    // The socket is cut without the code when the reader takes more than five seconds to answer it.
    raw.socket.resume();
    expect([1013, 1006]).toContain(await raw.closed);
    close.mockRestore();
  },
);
