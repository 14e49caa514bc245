import { liveCalls, type Call } from '@confab/contracts';
import type { ConnectionState, ProjectId, TeamId } from '@confab/model';
import { aSignIn } from '@confab/test-kit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure, type ApiClient } from '../api/api-client.ts';
import { createTranslator } from '../words/create-translator.ts';
import { messages } from '../words/messages.de.ts';
import { createLiveClient, type LiveClient } from './live-client.ts';
import type { HubSocket } from './open-hub.ts';

const team = 'f3b5a6de-6f7e-4f0e-9a51-0b8f6c3f1a11' as TeamId;
const project = '0f1e2d3c-4b5a-4968-8776-655443322110' as ProjectId;
// The fields of a sign-in that the connection reads.
const signIn = aSignIn({ signalRAccessToken: 'first token' });

/** A fake server: the sockets it opened, the calls it received, and what it refuses. */
class FakeServer {
  readonly sockets: {
    push(name: string, payload: unknown): void;
    drop(): void;
    readonly invoked: unknown[][];
    readonly token: string;
  }[] = [];
  readonly calls: { path: string; query: Record<string, unknown> }[] = [];
  isDown = false;
  /** The hub accepts no connection and reports no error either. */
  isSilent = false;
  /** The path whose calls the server accepts and never answers. */
  silentPath: string | undefined;
  refusal: ApiFailure | undefined;
  readonly refusedPaths: string[] = [liveCalls.subscribe.path];

  readonly api: ApiClient = {
    call: async (call: Call, input: { query?: unknown }) => {
      this.calls.push({ path: call.path, query: { ...(input.query as object) } });
      if (call.path === this.silentPath) await new Promise(() => undefined);
      if (this.refusal && this.refusedPaths.includes(call.path)) throw this.refusal;
      return null as never;
    },
  };

  readonly open = async (takeToken: () => Promise<string>): Promise<HubSocket> => {
    const token = await takeToken();
    const invoked: unknown[][] = [];
    let hear: (...args: never[]) => void = () => undefined;
    let closed = () => undefined as void;
    const id = `connection-${this.sockets.length + 1}`;
    let connectionId: string | null = null;
    return {
      get connectionId() {
        return connectionId;
      },
      start: async () => {
        if (this.isDown) throw new Error('refused');
        if (this.isSilent) await new Promise(() => undefined);
        connectionId = id;
        const push = (name: string, payload: unknown) => hear(name as never, payload as never);
        this.sockets.push({ push, drop: () => closed(), invoked, token });
      },
      stop: async () => closed(),
      invoke: async <Answer>(...args: unknown[]) => {
        if (this.isDown) throw new Error('Cannot send data if the connection is not in the Connected state.');
        invoked.push(args);
        return { Success: true, ResponseObject: ['one'] } as Answer;
      },
      send: async (...args) => void invoked.push(args),
      on: (_name, handler) => void (hear = handler),
      onclose: (handler) => void (closed = handler),
    };
  };

  callsOf(call: Call) {
    return this.calls.filter(({ path }) => path === call.path).map(({ query }) => query);
  }
}

let server: FakeServer;
let client: LiveClient;
let states: ConnectionState[];
let renewed: number;
/** The server never answers the request for a token. */
let isTokenSilent: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  states = [];
  renewed = 0;
  isTokenSilent = false;
  const renewToken = async () => {
    if (isTokenSilent) await new Promise(() => undefined);
    return `token ${(renewed += 1)}`;
  };
  client = createLiveClient({ api: server.api, signIn, flavour: 'pro', renewToken, open: server.open });
  client.onStateChange((state) => states.push(state));
});
afterEach(() => {
  client.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Advances time and runs all timers within it. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function connected() {
  client.start();
  await pass(0);
  return server.sockets[0];
}

describe('connecting', () => {
  test('the live client connects with the token of the sign-in and requests all notifications (P4.39, P4.41, A4.62)', async () => {
    const lists: unknown[] = [];
    client.onUpdate('Notifications', (list) => lists.push(list));
    const socket = await connected();
    expect([states, socket?.token, socket?.invoked, lists]).toEqual([
      ['Connecting', 'Connected'],
      'first token',
      [['GetAllNotificationsForUser']],
      [['one']],
    ]);
  });

  test('the live client retries a failed connection every 3 seconds plus up to one more (P4.40, P9.14, A4.63, A9.4)', async () => {
    server.isDown = true;
    client.start();
    await pass(0);
    expect(client.state).toBe('Disconnected');
    server.isDown = false;
    await pass(2_999);
    expect(server.sockets).toHaveLength(0);
    await pass(1_001);
    expect(client.state).toBe('Connected');
    expect(renewed).toBe(1);
  });

  test('the live client rejoins the team and the open projects after a lost connection', async () => {
    client.subscribeTeam(team);
    client.openProject(team, project);
    const socket = await connected();
    socket?.drop();
    expect(client.connectionId).toBeNull();
    await pass(6_000);
    expect(states).toEqual(['Connecting', 'Connected', 'Reconnecting', 'Connected']);
    for (const call of [liveCalls.subscribe, liveCalls.openProject]) {
      expect(server.callsOf(call).map(({ connectionId }) => connectionId)).toEqual(['connection-1', 'connection-2']);
    }
  });

  test('the live client waits 5 seconds before it reconnects, then retries every 3 seconds, each with up to one second more (P9.13, A9.3, P9.14)', async () => {
    // Each wait has a random part of up to one second; this makes it half a second.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const socket = await connected();
    server.isDown = true;
    socket?.drop();
    expect(client.state).toBe('Reconnecting');
    await pass(5_499);
    expect([client.state, renewed]).toEqual(['Reconnecting', 0]);
    await pass(1);
    expect([client.state, renewed]).toEqual(['Disconnected', 1]);
    await pass(3_499);
    expect([client.state, renewed]).toEqual(['Disconnected', 1]);
    server.isDown = false;
    await pass(1);
    expect([client.state, renewed]).toEqual(['Connected', 2]);
  });

  test('the live client abandons an attempt that the hub has not answered after 10 seconds (P9.12, A9.2)', async () => {
    server.isSilent = true;
    client.start();
    await pass(9_999);
    expect(client.state).toBe('Connecting');
    await pass(1);
    expect(client.state).toBe('Disconnected');
    server.isSilent = false;
    await pass(4_000);
    expect(client.state).toBe('Connected');
  });

  test('the live client abandons an attempt whose token the server has not renewed after 10 seconds', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    isTokenSilent = true;
    const socket = await connected();
    socket?.drop();
    await pass(5_000);
    await pass(9_999);
    expect(client.state).toBe('Reconnecting');
    await pass(1);
    expect(client.state).toBe('Disconnected');
    isTokenSilent = false;
    await pass(3_000);
    expect([client.state, server.sockets.length]).toEqual(['Connected', 2]);
  });

  test.each([
    ['joining the team', liveCalls.subscribe.path],
    ['opening a project', liveCalls.openProject.path],
  ])('the live client abandons an attempt in which %s got no answer after 10 seconds', async (_what, path) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.silentPath = path;
    client.subscribeTeam(team);
    client.openProject(team, project);
    client.start();
    await pass(9_999);
    expect(client.state).toBe('Connecting');
    await pass(1);
    expect(client.state).toBe('Disconnected');
    server.silentPath = undefined;
    await pass(3_000);
    expect([client.state, server.sockets.length]).toEqual(['Connected', 2]);
  });

  test("the client stays connected when the team's events are refused", async () => {
    server.refusal = new ApiFailure('notFound', 'Not found', 404);
    client.subscribeTeam(team);
    await connected();
    expect(client.state).toBe('Connected');
  });

  test('the client does not count as connected while joining the team gets no answer', async () => {
    server.refusal = new ApiFailure('offline', 'offline', 0);
    client.subscribeTeam(team);
    await connected();
    expect(client.state).toBe('Disconnected');
    server.refusal = undefined;
    await pass(4_000);
    expect(client.state).toBe('Connected');
  });

  test('the live client reconnects at once when the browser reports that it is online', async () => {
    server.isDown = true;
    client.start();
    await pass(0);
    server.isDown = false;
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(client.state).toBe('Connected');
  });

  test('the live client reconnects at once when the page is visible again', async () => {
    server.isDown = true;
    client.start();
    await pass(0);
    server.isDown = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(client.state).toBe('Connected');
  });

  test('the live client counts the connection as lost at once when the browser goes offline, and connects again when it is back', async () => {
    await connected();
    server.isDown = true;
    dispatchEvent(new Event('offline'));
    expect([client.state, client.connectionId]).toEqual(['Reconnecting', null]);
    await pass(60_000);
    expect(client.state).toBe('Disconnected');
    server.isDown = false;
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(client.state).toBe('Connected');
  });

  test('the live client ends the connection when it is closed, even during an attempt (P4.14)', async () => {
    client.start();
    client.close();
    await pass(60_000);
    expect([client.state, server.sockets.length]).toEqual(['Disconnected', 0]);
  });

  test('the live client opens a single connection when it is closed and started again', async () => {
    client.start();
    client.close();
    client.start();
    await pass(10_000);
    expect([client.state, server.sockets.length]).toEqual(['Connected', 1]);
  });
});

describe('connected', () => {
  test('the live client delivers updates by name until the subscriber unsubscribes (P4.42, A4.64, A7.93)', async () => {
    const heard: unknown[] = [];
    const stop = client.onUpdate('ProjectEvent', (payload) => heard.push(payload));
    const socket = await connected();
    socket?.push('ProjectEvent', { Seq: 1 });
    socket?.push('Other', { Seq: 2 });
    stop();
    socket?.push('ProjectEvent', { Seq: 3 });
    expect(heard).toEqual([{ Seq: 1 }]);
  });

  test('the connected live client answers a ping of the hub over HTTP (A4.65)', async () => {
    const socket = await connected();
    socket?.push('Ping', { UtcTimestamp: '' });
    expect(server.callsOf(liveCalls.pingReceived)).toEqual([{ connectionId: 'connection-1' }]);
  });

  test('the connected live client makes the page read everything again when the hub may have lost events (HUB-9)', async () => {
    const lists: unknown[] = [];
    client.onUpdate('Notifications', (list) => lists.push(list));
    const socket = await connected();
    socket?.push('EventsMissed', {});
    socket?.push('EventsMissed', {});
    await pass(1_000);
    expect([states, lists]).toEqual([
      ['Connecting', 'Connected', 'Connected'],
      [['one'], ['one']],
    ]);
    socket?.push('EventsMissed', {});
    server.isDown = true;
    socket?.drop();
    await pass(1_000);
    expect(states.slice(3)).toEqual(['Reconnecting']);
  });

  test('the connected live client leaves the previous team before it joins the next (P4.31)', async () => {
    const other = project as string as TeamId;
    client.subscribeTeam(team);
    await connected();
    client.subscribeTeam(other);
    client.subscribeTeam(team);
    await pass(0);
    const moves = server.calls.map(({ path, query }) => [path, query['groupName']]);
    expect(moves.slice(1)).toEqual([
      [liveCalls.unsubscribe.path, team],
      [liveCalls.subscribe.path, other],
      [liveCalls.unsubscribe.path, other],
      [liveCalls.subscribe.path, team],
    ]);
  });

  test('joining a team and opening a project are repeated when the server could not answer', async () => {
    const other = project as string as TeamId;
    client.subscribeTeam(team);
    await connected();
    server.refusal = new ApiFailure('failed', 'Unavailable', 503);
    server.refusedPaths.push(liveCalls.openProject.path);
    client.subscribeTeam(other);
    client.openProject(other, project);
    await pass(2_999);
    expect(server.callsOf(liveCalls.subscribe).map(({ groupName }) => groupName)).toEqual([team, other]);
    await pass(3_001);
    expect(server.callsOf(liveCalls.subscribe)).toHaveLength(4);
    expect(server.callsOf(liveCalls.openProject)).toHaveLength(3);
    server.refusal = undefined;
    await pass(60_000);
    expect(server.callsOf(liveCalls.subscribe)).toHaveLength(5);
    expect(server.callsOf(liveCalls.openProject)).toHaveLength(4);
    expect(server.callsOf(liveCalls.subscribe).at(-1)).toMatchObject({ groupName: other });
  });

  test.each([
    ['refused', () => (server.refusal = new ApiFailure('notFound', 'Not found', 404))],
    ['no longer wanted', () => client.subscribeTeam(team)],
    ['of a lost connection', () => server.sockets[0]?.drop()],
  ])('the client does not repeat joining a team that is %s', async (_what, change) => {
    const other = project as string as TeamId;
    client.subscribeTeam(team);
    await connected();
    server.refusal = new ApiFailure('offline', 'offline', 0);
    client.subscribeTeam(other);
    await pass(0);
    change();
    server.isDown = true;
    const countOther = () => server.callsOf(liveCalls.subscribe).filter(({ groupName }) => groupName === other).length;
    // The repeated call that was already due may be the refused one.
    await pass(3_000);
    const count = countOther();
    await pass(60_000);
    expect(countOther()).toBe(count);
  });

  test('the connected live client sends payload values as texts, and an event when the page closes (P7.42, A7.94)', async () => {
    const socket = await connected();
    await client.invoke('SendEventToGroup', team, 'Pointer', { x: 1, at: 'here', on: true });
    dispatchEvent(new Event('pagehide'));
    expect(socket?.invoked.slice(1)).toEqual([
      ['SendEventToGroup', team, 'Pointer', { x: '1', at: 'here', on: 'true' }],
      ['SendEvent', 'BROWSER_CLOSED', {}],
    ]);
  });
});

test('invoking a hub method without a connection returns a failure and throws nothing (P7.43, A7.95)', async () => {
  expect(await client.invoke('GetAllNotificationsForUser')).toMatchObject({ Success: false });
  await connected();
  server.isDown = true;
  expect(await client.invoke('GetAllNotificationsForUser')).toMatchObject({ Success: false });
});

test('the failure of a hub method without a connection is shown in the language of the interface', async () => {
  const { ErrorMessage: message = '', MessageName: messageName } = await client.invoke('GetAllNotificationsForUser');
  expect(message).toBe('There is no connection.');
  expect(createTranslator(messages)({ message, messageName })).toBe('Es besteht keine Verbindung.');
});
