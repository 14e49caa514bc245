import { text } from 'node:stream/consumers';
import { hubPath, liveCalls, signInCalls } from '@confab/contracts';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from '../new-id.ts';
import { getHubToken, subscribe } from '../testing/hub-client.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import { aMember, aPerson, type TestPerson } from '../testing/people-and-projects.ts';
import { negotiate, buildSocketUrl } from './testing/raw-socket.ts';
import { editNotes, openProject } from './testing/visit-project.ts';
import { setUpHubClients } from './testing/set-up-hub-clients.ts';

// The hub's regular checks never run in this file: what happens here is caused by calls and messages alone.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
const { app, owner: ada, project } = setUpServer();
beforeAll(() => void vi.useRealTimers());
let address: string;
const connectTo = setUpHubClients();
beforeAll(async () => {
  address = await app.listen();
});

const connect = (person: TestPerson) => connectTo(app, address, person);

async function findSessionId({ accountId }: TestPerson) {
  const query = app.services.db.selectFrom('session').select('id').where('accountId', '=', accountId);
  return (await query.executeTakeFirstOrThrow()).id;
}

const edit = (person: TestPerson, changerConnectionId?: string, action?: 'ValueChanged' | 'StartEdit') =>
  editNotes({ test: app, person, project }, changerConnectionId, action);

describe('joining a team', () => {
  test('a member who was removed while his call to join was pending gets no events of the team (HUB-5)', async () => {
    const member = await aMember(app, ada.teamId, 'Viewer');
    const { connectionId } = await connect(member);
    const sessionId = await findSessionId(member);
    expect(await app.hub.subscribe(connectionId, sessionId, ada.teamId)).toBe(true);
    await app.services.db.deleteFrom('teamMember').where('accountId', '=', member.accountId).execute();
    // The guard let the calls pass before the member was removed.
    expect(await app.hub.subscribe(connectionId, sessionId, ada.teamId)).toBe(false);
    expect(await app.hub.openProject(connectionId, sessionId, ada.teamId, project.projectId)).toBe(true);
    await expect.poll(() => app.hub.listPresent(project.projectId)).toEqual([]);
  });
});

describe('connecting', () => {
  test('the hub accepts a hub token and no other token (P4.39, A7.92, HUB-1, TOK-2)', async () => {
    expect((await negotiate(address, await getHubToken(app, ada))).status).toBe(200);
    for (const token of ['', 'x'.repeat(43), ada.token]) expect((await negotiate(address, token)).status).toBe(401);
  });

  test('the hub rejects pages of other origins (HUB-1)', async () => {
    const token = await getHubToken(app, ada);
    for (const origin of ['https://evil.example', 'null', 'http://my.localhost.evil.example:4000'])
      expect((await negotiate(address, token, { origin })).status).toBe(403);
    expect((await negotiate(address, token, { origin: 'http://pro.localhost:4000' })).status).toBe(200);
  });

  test('a program without an origin needs the setting HUB_WITHOUT_ORIGIN to negotiate and to open a socket (HUB-1)', async () => {
    const closed = await openTestApp({ HUB_WITHOUT_ORIGIN: 'false' });
    const at = await closed.listen();
    const token = await getHubToken(closed, await aPerson(closed));
    const refused = await negotiate(at, token);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { Success: false, ErrorMessage: expect.stringMatching(/ no header Origin\..*HUB_WITHOUT_ORIGIN/) },
    ]);
    const answer = await negotiate(at, token, { origin: 'http://localhost:4000' });
    expect(answer.status).toBe(200);
    const { connectionToken } = (await answer.json()) as { connectionToken: string };
    const open = (options: { origin?: string }) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(buildSocketUrl(at, connectionToken), options);
        socket.once('open', () => resolve('open')).once('error', ({ message }) => resolve(message));
        socket.once('open', () => socket.terminate());
      });
    expect(await open({})).toContain('403');
    const socket = new WebSocket(buildSocketUrl(at, ''));
    const body = new Promise<string>((resolve) => {
      socket.once('unexpected-response', (_request, response) => void text(response).then(resolve));
    });
    expect(await body).toContain('HUB_WITHOUT_ORIGIN');
    expect(await open({ origin: 'null' })).toContain('403');
    expect(await open({ origin: 'http://localhost:4000' })).toBe('open');
    await closed.close();
  });

  test('a message with NUL or half of a character is refused without an error in the log (HUB-8)', async () => {
    const client = await connect(ada);
    const before = app.readLog().length;
    for (const text of ['a\u0000b', '\ud800', 'x\udc00'])
      expect(await client.connection.invoke('SaveNotification', text)).toMatchObject({ Success: false });
    expect(await client.connection.invoke('SendEventToAll', 'Pointer', { '\u0000': 'x' })).toMatchObject({
      Success: false,
    });
    expect(app.readLog().slice(before)).not.toContain('failed unexpectedly');
    await client.stop();
  });

  test('the negotiation names web sockets as the only transport', async () => {
    const answer = await negotiate(address, await getHubToken(app, ada));
    expect(await answer.json()).toMatchObject({
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    });
  });

  test('the official client connects without a negotiation, and rejects a token that is not a hub token', async () => {
    const connectDirectly = (token: string) =>
      new HubConnectionBuilder()
        .withUrl(`${address}${hubPath}`, {
          accessTokenFactory: () => token,
          skipNegotiation: true,
          transport: HttpTransportType.WebSockets,
        })
        .configureLogging(LogLevel.None)
        .build();
    await expect(connectDirectly(ada.token).start()).rejects.toThrow();
    const connection = connectDirectly(await getHubToken(app, ada));
    const updates: string[] = [];
    connection.on('update', (type: string) => updates.push(type));
    await connection.start();
    const beat = await connection.invoke<{ ResponseObject: { ConnectionId: string } }>('SendEvent', 'HEARTBEAT', {});
    await subscribe(app, ada, beat.ResponseObject.ConnectionId, project.teamId);
    await edit(ada);
    await expect.poll(() => updates, { timeout: 60_000 }).toContain('ProjectEvent');
    await connection.stop();
  });

  test.each(['', '?negotiateVersion=0'])(
    'a client of the first version of the negotiation connects with the id that it gets (/negotiate%s)',
    async (query) => {
      const person = await aPerson(app);
      const headers = { authorization: `Bearer ${await getHubToken(app, person)}` };
      const answer = await fetch(`${address}${hubPath}/negotiate${query}`, { method: 'POST', headers });
      const negotiated = (await answer.json()) as { readonly connectionId: string };
      expect(negotiated).toEqual({
        negotiateVersion: 0,
        connectionId: expect.any(String),
        availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
      });
      const connection = new HubConnectionBuilder()
        .withUrl(`${address}${hubPath}?id=${negotiated.connectionId}`, {
          skipNegotiation: true,
          transport: HttpTransportType.WebSockets,
        })
        .configureLogging(LogLevel.None)
        .build();
      await connection.start();
      const beat = await connection.invoke<{ ResponseObject: { ConnectionId: string } }>('SendEvent', 'HEARTBEAT', {});
      const sessionId = await findSessionId(person);
      expect(await app.hub.ownsConnection(beat.ResponseObject.ConnectionId, sessionId)).toBe(true);
      await connection.stop();
    },
  );

  test('a socket needs a connection token that the server signed', async () => {
    const socket = new WebSocket(buildSocketUrl(address, 'made-up'));
    const error = await new Promise<Error>((resolve) => socket.once('error', resolve));
    expect(error.message).toContain('401');
  });

  test('a connection ends with its session (TOK-4, HUB-5)', async () => {
    const person = await aPerson(app);
    const client = await connect(person);
    const closed = new Promise((resolve) => client.connection.onclose(resolve));
    const sessionId = await findSessionId(person);
    expect(await app.hub.ownsConnection(client.connectionId, sessionId)).toBe(true);
    await app.call(signInCalls.logout, { body: {}, token: person.token });
    // The answer to the call comes after the end of the connection.
    expect(await app.hub.ownsConnection(client.connectionId, sessionId)).toBe(false);
    await closed;
    expect(client.updates.map(({ type }) => type)).toEqual(['SessionEnded']);
  });
});

describe('events of a team', () => {
  test('events of a team reach every subscriber, with number and author (P4.42, P7.44, A7.93)', async () => {
    const grace = await aMember(app, project.teamId, 'Viewer');
    const [one, two] = [await connect(ada), await connect(grace)];
    await subscribe(app, ada, one.connectionId, project.teamId);
    await subscribe(app, grace, two.connectionId, project.teamId);
    const { result } = await edit(ada, one.connectionId);
    const heard = await two.waitForUpdate('ProjectEvent', ({ Seq }) => Seq === result.seq);
    expect(heard).toMatchObject({ Type: 'edited', AuthorId: ada.accountId, ChangerConnectionId: one.connectionId });
  });

  test('events of another team cannot be subscribed to (HUB-2)', async () => {
    const stranger = await aPerson(app);
    const client = await connect(stranger);
    expect((await subscribe(app, stranger, client.connectionId, project.teamId)).status).toBe(404);
    const insider = await connect(ada);
    await subscribe(app, ada, insider.connectionId, project.teamId);
    for (let index = 0; index < 20; index += 1) await edit(ada);
    await insider.waitForUpdate('ProjectEvent');
    expect(client.updates.filter(({ type }) => type === 'ProjectEvent')).toEqual([]);
  });

  test("another account's connection cannot be joined to any group (HUB-2, TEAM-13)", async () => {
    const stranger = await aPerson(app);
    const victim = await connect(ada);
    expect((await subscribe(app, stranger, victim.connectionId, stranger.teamId)).status).toBe(404);
  });

  test('events of a team stop when a member leaves the team (HUB-5, TEAM-2)', async () => {
    const member = await aMember(app, project.teamId, 'AppEditor');
    const client = await connect(member);
    await subscribe(app, member, client.connectionId, project.teamId);
    await app.services.db
      .deleteFrom('teamMember')
      .where('accountId', '=', member.accountId)
      .where('teamId', '=', project.teamId)
      .execute();
    app.hub.recheckAccount(member.accountId);
    // The server needs a moment to remove the member; after that the client receives no event of the team.
    await expect
      .poll(
        async () => {
          const before = client.updates.length;
          await edit(ada);
          await client.connection.invoke('SendEvent', 'HEARTBEAT', {});
          return client.updates.length - before;
        },
        { timeout: 60_000, interval: 50 },
      )
      .toBe(0);
  });

  test('the start of an edit is shown to others and not stored (A4.35)', async () => {
    const [one, two] = [await connect(ada), await connect(ada)];
    await subscribe(app, ada, two.connectionId, project.teamId);
    expect((await edit(ada, one.connectionId, 'StartEdit')).result.seq).toBe(0);
    expect(await two.waitForUpdate('StartEdit')).toMatchObject({
      Path: 'Notes',
      ChangerConnectionId: one.connectionId,
    });
  });
});

describe('presence', () => {
  const open = (person: TestPerson, connectionId: string) => openProject({ test: app, person, project }, connectionId);

  test('presence lists who has the project open, until the browser closes (A4.34, A4.37, P7.42)', async () => {
    const grace = await aMember(app, project.teamId, 'Viewer');
    const [one, two] = [await connect(ada), await connect(grace)];
    await subscribe(app, ada, one.connectionId, project.teamId);
    await open(ada, one.connectionId);
    await open(grace, two.connectionId);
    const isThere = ({ People }: Record<string, unknown>) => JSON.stringify(People).includes(two.connectionId);
    await one.waitForUpdate('ProjectPresence', isThere);
    one.updates.length = 0;
    await two.connection.invoke('SendEvent', 'BROWSER_CLOSED', {});
    await one.waitForUpdate('ProjectPresence', (payload) => !isThere(payload));
  });

  test('presence ends with the connection, and with the membership in the team (HUB-5)', async () => {
    const [grace, alan] = [await aMember(app, project.teamId, 'Viewer'), await aMember(app, project.teamId, 'Viewer')];
    const [one, two, three] = [await connect(ada), await connect(grace), await connect(alan)];
    await subscribe(app, ada, one.connectionId, project.teamId);
    await open(grace, two.connectionId);
    await open(alan, three.connectionId);
    await one.waitForUpdate('ProjectPresence', ({ People }) => Array.isArray(People) && People.length === 2);
    await two.stop();
    await one.waitForUpdate('ProjectPresence', ({ People }) => Array.isArray(People) && People.length === 1);
    await app.services.db
      .deleteFrom('teamMember')
      .where('accountId', '=', alan.accountId)
      .where('teamId', '=', project.teamId)
      .execute();
    app.hub.recheckAccount(alan.accountId);
    await one.waitForUpdate('ProjectPresence', ({ People }) => Array.isArray(People) && People.length === 0);
  });

  test('a client cannot open a project in the name of another account', async () => {
    const grace = await aMember(app, project.teamId, 'Viewer');
    const client = await connect(grace);
    const query = {
      connectionId: client.connectionId,
      tvAccountId: ada.accountId,
      email: ada.email,
      projectId: project.projectId,
      teamId: project.teamId,
    };
    expect((await app.call(liveCalls.openProject, { query, token: grace.token })).status).toBe(403);
  });
});

describe('hub methods', () => {
  test('notifications belong to one account, which can list, read and remove them (P7.42, A7.94, HUB-6)', async () => {
    const person = await aPerson(app);
    const [client, other] = [await connect(person), await connect(await aPerson(app))];
    const saved = await client.connection.invoke('SaveNotification', 'Hello');
    const id: unknown = saved.ResponseObject;
    await client.waitForUpdate('Notification');
    expect(await client.connection.invoke('GetAllNotificationsForUser')).toMatchObject({
      Success: true,
      ResponseObject: [{ Id: id, NotificationText: 'Hello', Read: false }],
    });
    for (const method of ['SetNotificationToRead', 'RemoveNotification']) {
      expect(await other.connection.invoke(method, id)).toMatchObject({ Success: false });
    }
    expect(await client.connection.invoke('SetNotificationToRead', id)).toMatchObject({ Success: true });
    expect(await client.connection.invoke('RemoveAllAccountNotifications')).toMatchObject({ Success: true });
    expect(await client.connection.invoke('GetAllNotificationsForUser')).toMatchObject({ ResponseObject: [] });
  });

  test('what one tab reads and removes of the notifications is pushed to the other tabs of the account (P4.52)', async () => {
    const person = await aPerson(app);
    const [tab, otherTab] = [await connect(person), await connect(person)];
    const save = async () => (await tab.connection.invoke('SaveNotification', 'Hello')).ResponseObject;
    const [first, second] = [await save(), await save()];
    await tab.connection.invoke('SetNotificationToRead', first);
    await tab.connection.invoke('RemoveNotification', first);
    await tab.connection.invoke('RemoveAllAccountNotifications');
    await otherTab.waitForUpdate('NotificationsRemoved', ({ Ids }) => (Ids as unknown[]).includes(second));
    expect(otherTab.updates.map(({ payload }) => payload)).toMatchObject([
      { Id: first, Read: false },
      { Id: second, Read: false },
      { Id: first, Read: true },
      { Ids: [first] },
      { Ids: [second] },
    ]);
  });

  test.each(['constructor', 'toString', 'NoSuchMethod', '__proto__'])(
    'calling the unknown method %s returns a failure result without an exception (P7.43, A7.95, HUB-8)',
    async (method) => {
      const client = await connect(ada);
      expect(await client.connection.invoke(method)).toMatchObject({ Success: false });
    },
  );

  test('a group receives only known events, with the sender’s own name (HUB-4)', async () => {
    const [one, two] = [await connect(ada), await connect(ada)];
    await subscribe(app, ada, one.connectionId, project.teamId);
    await subscribe(app, ada, two.connectionId, project.teamId);
    const invoke = (...args: unknown[]) => one.connection.invoke('SendEventToGroup', ...args);
    expect(await invoke(project.teamId, 'ProjectEvent', {})).toMatchObject({ Success: false });
    expect(await invoke(newId(), 'Pointer', {})).toMatchObject({ Success: false });
    expect(await invoke(project.teamId, 'Pointer', { ChangerConnectionId: 'forged', at: '1' })).toMatchObject({
      Success: true,
    });
    expect(await two.waitForUpdate('Pointer')).toMatchObject({
      ChangerConnectionId: one.connectionId,
      TvAccountId: ada.accountId,
    });
  });
});
