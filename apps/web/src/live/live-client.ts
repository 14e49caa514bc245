import { liveCalls, updateEvents, type HubMethod } from '@confab/contracts';
import { nextRetry } from '@confab/live';
import type { ConnectionState, ProjectId, SignIn, TeamId } from '@confab/model';
import type { ApiClient } from '../api/api-client.ts';
import { createMemberships } from './memberships.ts';
import { openHub, type HubSocket } from './open-hub.ts';
import { createSubscribers } from './subscribers.ts';

/** What a hub method answers; a failure is a result and never thrown (P7.43). */
export interface HubResult {
  readonly Success: boolean;
  readonly ResponseObject?: unknown;
  readonly ErrorMessage?: string;
}

/** The live connection of a signed-in page. */
export interface LiveClient {
  readonly state: ConnectionState;
  readonly connectionId: string | null;
  /** Connects and stays connected until `close` (P4.39, P4.40). */
  start(): void;
  /** Hears an `update` event by its name; the payload is as the wire carried it. Returns how to stop. */
  onUpdate(name: string, handler: (payload: unknown) => void): () => void;
  onStateChange(handler: (state: ConnectionState) => void): () => void;
  invoke(method: HubMethod, ...args: unknown[]): Promise<HubResult>;
  /** Joins a team's events, now and after every reconnect. */
  subscribeTeam(teamId: TeamId): void;
  openProject(teamId: TeamId, projectId: ProjectId): void;
  closeProject(teamId: TeamId, projectId: ProjectId): void;
  /** Ends the connection (P4.14). It may be started again. */
  close(): void;
}

interface LiveSettings {
  readonly api: ApiClient;
  readonly signIn: SignIn;
  /** A fresh hub token: they run out after a quarter of an hour. */
  readonly renewToken: () => Promise<string>;
  readonly flavour: string;
  readonly open?: typeof openHub;
}

const jitterMs = 1_000;
const notConnected: HubResult = { Success: false, ErrorMessage: 'There is no connection.' };

/** Makes the live connection of a page; nothing happens before it is started. */
export function createLiveClient({ api, signIn, renewToken, flavour, open = openHub }: LiveSettings): LiveClient {
  const updates = createSubscribers<unknown>();
  const states = createSubscribers<ConnectionState>();
  let state: ConnectionState = 'Disconnected';
  /** The run from a start to its close; what belongs to a former run is let go. */
  let run: object | undefined;
  let socket: HubSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasConnected = false;
  let unusedToken: string | undefined = signIn.signalRAccessToken;
  const currentConnection = () => (state === 'Connected' ? (socket?.connectionId ?? null) : null);
  const memberships = createMemberships({ api, signIn, flavour, currentConnection });

  async function connect(own: object) {
    setState(wasConnected ? 'Reconnecting' : 'Connecting');
    let opened: HubSocket | undefined;
    try {
      opened = await openSocket(own);
      if (run !== own) return;
      socket = opened;
      await opened.start();
      await memberships.joinAll(opened.connectionId ?? '');
      if (run !== own) return void opened.stop();
      wasConnected = true;
      setState('Connected');
      void client
        .invoke('GetAllNotificationsForUser')
        .then(({ ResponseObject }) => updates.publish('Notifications', ResponseObject));
    } catch {
      await opened?.stop().catch(() => undefined);
      lost(own, opened);
    }
  }

  async function openSocket(own: object) {
    // One token serves an attempt and its short losses: asking for another needs the connection that was lost.
    const token = unusedToken ?? (await renewToken());
    unusedToken = undefined;
    const opened = await open(async () => token);
    opened.on('update', (name: string, payload: unknown) => {
      if (name === updateEvents.ping.name) answerPing(opened.connectionId);
      updates.publish(name, payload);
    });
    opened.onclose(() => lost(own, opened));
    return opened;
  }

  /** A ping that came is answered over HTTP: it tells that the page is there (A4.65). */
  function answerPing(connectionId: string | null) {
    if (connectionId !== null) api.call(liveCalls.pingReceived, { query: { connectionId } }).catch(() => null);
  }

  function lost(own: object, from: HubSocket | undefined) {
    if (run !== own || socket !== from || timer !== undefined) return;
    setState('Disconnected');
    const wait = nextRetry(state, run !== undefined);
    if (wait !== undefined) timer = setTimeout(() => retry(own), wait + Math.random() * jitterMs);
  }

  function retry(own: object) {
    clearTimeout(timer);
    timer = undefined;
    socket = undefined;
    void connect(own);
  }

  function setState(next: ConnectionState) {
    if (state === next) return;
    state = next;
    states.publish('state', next);
  }

  function sayGoodbye() {
    if (state === 'Connected') void socket?.send('SendEvent', 'BROWSER_CLOSED', {}).catch(() => undefined);
  }

  /** Whoever comes back to a page, or online, need not wait for the next attempt. */
  function wake() {
    if (document.visibilityState === 'hidden') return;
    if (run && timer !== undefined) retry(run);
    else void client.invoke('SendEvent', 'HEARTBEAT', {});
  }

  const client: LiveClient = {
    get state() {
      return state;
    },
    get connectionId() {
      return currentConnection();
    },
    ...memberships,
    start() {
      if (run) return;
      run = {};
      addEventListener('pagehide', sayGoodbye);
      addEventListener('online', wake);
      document.addEventListener('visibilitychange', wake);
      void connect(run);
    },
    onUpdate: (name, handler) => updates.subscribe(name, handler),
    onStateChange: (handler) => states.subscribe('state', handler),
    async invoke(method, ...args) {
      if (!socket || state !== 'Connected') return notConnected;
      const sent = method.startsWith('SendEvent') ? args.map(stringifyValues) : args;
      return socket.invoke<HubResult>(method, ...sent).catch(() => notConnected);
    },
    close() {
      run = undefined;
      clearTimeout(timer);
      timer = undefined;
      removeEventListener('pagehide', sayGoodbye);
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      void socket?.stop().catch(() => undefined);
      socket = undefined;
      setState('Disconnected');
    },
  };
  return client;
}

/** The values of an event's payload travel as texts (P7.42). */
function stringifyValues(argument: unknown): unknown {
  if (typeof argument !== 'object' || argument === null) return argument;
  return Object.fromEntries(
    Object.entries(argument).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}
