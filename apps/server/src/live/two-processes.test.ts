import { Redis } from 'ioredis';
import { request } from 'node:http';
import { accountCalls, editingCalls, signInCalls, teamCalls } from '@confab/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import { getHubToken, subscribe } from '../testing/hub-client.ts';
import {
  aMember,
  aPerson,
  aProject,
  aStaffMember,
  type TestPerson,
  type TestProject,
} from '../testing/people-and-projects.ts';
import { openSeverableProxy } from './testing/severable-proxy.ts';
import { negotiate, buildSocketUrl } from './testing/raw-socket.ts';
import { createEdit, editNotes, openProject } from './testing/visit-project.ts';
import { openServerProcesses, type ServerProcess, type ServerProcesses } from './testing/server-processes.ts';
import { openTestRedis } from './testing/test-redis.ts';
import { setUpHubClients } from './testing/set-up-hub-clients.ts';

let servers: ServerProcesses;
let one: ServerProcess;
let two: ServerProcess;
let ada: TestPerson;
let project: TestProject;
let redisUrl: string;
const connectTo = setUpHubClients();
beforeAll(async () => {
  redisUrl = await openTestRedis('twoProcesses');
  servers = await openServerProcesses();
  [one, two] = await Promise.all([servers.start(redisUrl), servers.start(redisUrl)]);
  ada = await aPerson(one.test);
  project = await aProject(one.test, ada);
});
afterAll(() => servers.close());

const connect = (server: Pick<ServerProcess, 'test' | 'address'>, person: TestPerson) =>
  connectTo(server.test, server.address, person);

const open = (server: ServerProcess, person: TestPerson, connectionId: string) =>
  openProject({ test: server.test, person, project }, connectionId);

const edit = (server: ServerProcess, changerConnectionId: string) =>
  editNotes({ test: server.test, person: ada, project }, changerConnectionId);

test('an account disabled on one process loses its sockets and calls on the other (ACC-16, HUB-5)', async () => {
  const [staff, person] = [await aStaffMember(one.test), await aPerson(two.test)];
  const client = await connect(two, person);
  const closed = new Promise((resolve) => client.connection.onclose(resolve));
  const body = { email: person.email, isDisabled: true };
  expect((await one.test.call(accountCalls.setDisabled, { body, token: staff.token })).success).toBe(true);
  await closed;
  expect((await two.test.call(teamCalls.listMine, { token: person.token })).status).toBe(401);
});

/** Whether exactly these connections are listed as present. */
const areThere =
  (...ids: string[]) =>
  ({ People }: Record<string, unknown>) => {
    const present = (People as { ConnectionId: string }[]).map(({ ConnectionId }) => ConnectionId);
    return JSON.stringify(present) === JSON.stringify(ids.toSorted());
  };

test('a call to one process joins a connection that another process holds, which then receives events (HUB-2, P4.42)', async () => {
  const [near, far] = [await connect(one, ada), await connect(two, ada)];
  expect((await subscribe(one.test, ada, far.connectionId, project.teamId)).status).toBe(200);
  const { result } = await edit(one, near.connectionId);
  expect(await far.waitForUpdate('ProjectEvent', ({ Seq }) => Seq === result.seq)).toMatchObject({
    ChangerConnectionId: near.connectionId,
  });
});

test("another account's connection cannot be joined through another process either (HUB-2)", async () => {
  const stranger = await aPerson(one.test);
  const far = await connect(two, ada);
  expect((await subscribe(one.test, stranger, far.connectionId, stranger.teamId)).status).toBe(404);
});

test('a member removed by a call to one process is notified by another process, and stops receiving events before any regular check (HUB-5, TEAM-2)', async () => {
  const grace = await aMember(one.test, project.teamId, 'AppEditor');
  const [removed, witness] = [await connect(two, grace), await connect(two, ada)];
  await subscribe(one.test, grace, removed.connectionId, project.teamId);
  await subscribe(one.test, ada, witness.connectionId, project.teamId);
  /** Whether an edit reaches the removed member; the witness shows that it reached the process. */
  const isHeard = async () => {
    const { seq } = (await edit(one, '')).result;
    await witness.waitForUpdate('ProjectEvent', ({ Seq }) => Seq === seq);
    await removed.connection.invoke('SendEvent', 'HEARTBEAT', {});
    return removed.updates.some(({ payload }) => payload.Seq === seq);
  };
  expect(await isHeard()).toBe(true);
  await one.test.call(teamCalls.removeMember, {
    query: { teamId: project.teamId, tvAccountIdToRemove: grace.accountId },
    token: ada.token,
  });
  await removed.waitForUpdate('TeamsChanged');
  await removed.waitForUpdate('Notification');
  await witness.waitForUpdate('TeamsChanged');
  await expect.poll(isHeard, { timeout: 60_000, interval: 20 }).toBe(false);
  for (let count = 0; count < 10; count += 1) expect(await isHeard()).toBe(false);
});

test('a connection that was negotiated on one process may be opened on another', async () => {
  const answer = await negotiate(one.address, await getHubToken(one.test, ada));
  const { connectionToken } = (await answer.json()) as { connectionToken: string };
  const socket = new WebSocket(buildSocketUrl(two.address, connectionToken));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send('{"protocol":"json","version":1}\u001e');
  expect(String(await new Promise((resolve) => socket.once('message', resolve)))).toBe('{}\u001e');
  socket.terminate();
});

test('presence is one list across all processes (A4.34, A4.37)', async () => {
  const grace = await aMember(one.test, project.teamId, 'Viewer');
  const [near, far] = [await connect(one, ada), await connect(two, grace)];
  await subscribe(two.test, ada, near.connectionId, project.teamId);
  await subscribe(one.test, grace, far.connectionId, project.teamId);
  await open(one, ada, near.connectionId);
  await open(one, grace, far.connectionId);
  await Promise.all(
    [near, far].map((client) => client.waitForUpdate('ProjectPresence', areThere(near.connectionId, far.connectionId))),
  );
  await far.connection.invoke('SendEvent', 'BROWSER_CLOSED', {});
  await near.waitForUpdate('ProjectPresence', areThere(near.connectionId));
});

test('logging out on one process closes the sockets on another with the next message, before any regular check (TOK-4, HUB-5)', async () => {
  const person = await aPerson(one.test);
  const [client, witness] = [await connect(two, person), await connect(two, ada)];
  await subscribe(one.test, ada, witness.connectionId, project.teamId);
  const closed = new Promise((resolve) => client.connection.onclose(resolve));
  await one.test.call(signInCalls.logout, { body: {}, token: person.token });
  // Messages keep their order, so the one of the logout has arrived when this one has.
  const { seq } = (await edit(one, '')).result;
  await witness.waitForUpdate('ProjectEvent', ({ Seq }) => Seq === seq);
  await expect(client.connection.invoke('SendEvent', 'HEARTBEAT', {})).rejects.toThrow();
  await closed;
});

test('a call about a connection succeeds although the process that holds it answers late (HUB-2)', async () => {
  const far = await connect(two, ada);
  const listener = new Redis(redisUrl);
  let queries = 0;
  await listener.subscribe(`confab:hub:${new URL(redisUrl).pathname.slice(1)}`);
  const isAskedAgain = new Promise<void>((resolve) => {
    listener.on('message', (_channel, text) => {
      if (!text.includes('"kind":"ask"') || !text.includes(far.connectionId)) return;
      queries += 1;
      if (queries === 2) resolve();
    });
  });
  two.pause();
  try {
    const answer = subscribe(one.test, ada, far.connectionId, project.teamId);
    await isAskedAgain;
    two.resume();
    expect((await answer).status).toBe(200);
  } finally {
    two.resume();
    listener.disconnect();
  }
  const { seq } = (await edit(one, '')).result;
  await far.waitForUpdate('ProjectEvent', ({ Seq }) => Seq === seq);
});

test('a call about a connection that no process holds is not found (HUB-2)', async () => {
  expect((await subscribe(one.test, ada, newId(), project.teamId)).status).toBe(404);
});

test('without Redis a process still serves its own clients', async () => {
  const alone = await servers.start('redis://127.0.0.1:9');
  const client = await connect(alone, ada);
  expect((await subscribe(alone.test, ada, client.connectionId, project.teamId)).status).toBe(200);
  expect((await open(alone, ada, client.connectionId)).status).toBe(200);
  await client.waitForUpdate('ProjectPresence', areThere(client.connectionId));
  const { result } = await edit(alone, client.connectionId);
  await client.waitForUpdate('ProjectEvent', ({ Seq }) => Seq === result.seq);
  await alone.kill();
});

test('a client of a process that died disappears from presence, and connects to another process (P4.40)', async () => {
  const dying = await servers.start(redisUrl);
  const proxy = await openSeverableProxy(dying.address);
  const grace = await aMember(one.test, project.teamId, 'Viewer');
  const near = await connect(one, ada);
  await subscribe(one.test, ada, near.connectionId, project.teamId);
  await open(one, ada, near.connectionId);
  const far = await connect({ test: dying.test, address: proxy.address }, grace);
  await open(one, grace, far.connectionId);
  await near.waitForUpdate('ProjectPresence', areThere(near.connectionId, far.connectionId));
  near.updates.length = 0;

  const closed = new Promise((resolve) => far.connection.onclose(resolve));
  const before = proxy.countConnections();
  proxy.redirectTo(two.address);
  await dying.kill();
  await closed;
  // The client asked once for its old connection and was answered that there is none, so it did not ask repeatedly.
  expect(proxy.countConnections() - before).toBeLessThanOrEqual(2);
  await far.connection.start();
  expect((await subscribe(one.test, grace, far.connection.connectionId ?? '', project.teamId)).status).toBe(200);
  await expect
    .poll(() => near.updates.some(({ payload }) => areThere(near.connectionId)(payload)), { timeout: 60_000 })
    .toBe(true);
  proxy.close();
});

test('a client learns of events that its process may have missed (HUB-9)', async () => {
  const client = await connect(one, ada);
  const redis = new Redis(redisUrl);
  const message = { from: newId(), message: { kind: 'eventsMissed' } };
  await redis.publish(`confab:hub:${new URL(redisUrl).pathname.slice(1)}`, JSON.stringify(message));
  expect(await client.waitForUpdate('EventsMissed')).toEqual({});
  redis.disconnect();
});

test('an edit that a process finishes while it shuts down reaches the clients of other processes', async () => {
  const ending = await servers.start(redisUrl);
  const [near, far] = [await connect(ending, ada), await connect(two, ada)];
  await subscribe(one.test, ada, far.connectionId, project.teamId);
  const body = Buffer.from(JSON.stringify(z.encode(editingCalls.notify.body, createEdit(project))));
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const sent = request(`${ending.address}${editingCalls.notify.path}`, {
    method: 'POST',
    headers: { ...headers, 'x-tv-client': '1', 'client-token': ada.token },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sent.once('error', reject).once('response', (response) => resolve(response.resume().statusCode));
  });
  sent.write(body.subarray(0, 10));
  // The process has read the head of the request when it has answered another one that was sent later.
  expect((await ending.test.call(teamCalls.listMine, { token: ada.token })).status).toBe(200);
  const closed = new Promise((resolve) => near.connection.onclose(resolve));
  const ended = ending.terminate();
  await closed;
  far.updates.length = 0;
  sent.end(body.subarray(10));
  expect(await answered).toBe(200);
  await far.waitForUpdate('ProjectEvent');
  await ended;
});
