import { liveCalls, updateEvents, type HubMethod } from '@confab/contracts';
import type { ConnectionState, ProjectId, SignIn, TeamId } from '@confab/model';
import type { ApiClient } from '../api/api-client.ts';
import { createMemberships } from './memberships.ts';
import { openHub, type HubSocket } from './open-hub.ts';
import { getReconnectWait, limitStep } from './reconnect.ts';
import { createSubscribers } from './subscribers.ts';
import { connectionMessages } from '../words/messages/connection-messages.ts';

/** The result of a hub method; a failure is a result and is never thrown (P7.43). */
export interface HubResult {
  readonly Success: boolean;
  readonly ResponseObject?: unknown;
  readonly ErrorMessage?: string;
  readonly MessageName?: string;
}

/** The live connection of a signed-in page. */
export interface LiveClient {
  readonly state: ConnectionState;
  readonly connectionId: string | null;
  /** Connects and stays connected until `close` (P4.39, P4.40). */
  start(): void;
  /** Subscribes to an `update` event by name; the payload is not decoded. @returns unsubscribes */
  onUpdate(name: string, handler: (payload: unknown) => void): () => void;
  onStateChange(handler: (state: ConnectionState) => void): () => void;
  invoke(method: HubMethod, ...args: unknown[]): Promise<HubResult>;
  /** Subscribes to the events of a team, now and after every reconnect. */
  subscribeTeam(teamId: TeamId): void;
  openProject(teamId: TeamId, projectId: ProjectId): void;
  closeProject(teamId: TeamId, projectId: ProjectId): void;
  /** Ends the connection (P4.14); `start` opens it again. */
  close(): void;
}

interface LiveSettings {
  readonly api: ApiClient;
  readonly signIn: SignIn;
  /** Requests a hub token; tokens expire after 15 minutes. */
  readonly renewToken: () => Promise<string>;
  readonly flavour: string;
  readonly open?: typeof openHub;
}

const jitterMs = 1_000;
const { message, messageName } = connectionMessages.offline;
const notConnected: HubResult = { Success: false, ErrorMessage: message, MessageName: messageName };

/** Creates the live connection of a page; it connects on `start`. */
export function createLiveClient({ api, signIn, renewToken, flavour, open = openHub }: LiveSettings): LiveClient {
  const updates = createSubscribers<unknown>();
  const states = createSubscribers<ConnectionState>();
  let state: ConnectionState = 'Disconnected';
  /** Identifies the period from a start to its close; callbacks of earlier periods are ignored. */
  let run: object | undefined;
  let socket: HubSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rereading: ReturnType<typeof setTimeout> | undefined;
  let wasConnected = false;
  let unusedToken: string | undefined = signIn.signalRAccessToken;
  const currentConnection = () => (state === 'Connected' ? (socket?.connectionId ?? null) : null);
  const memberships = createMemberships({ api, signIn, flavour, currentConnection });

  async function connect(own: object) {
    setState(wasConnected ? 'Reconnecting' : 'Connecting');
    let opened: HubSocket | undefined;
    try {
      opened = await limitStep(openSocket(own));
      if (run !== own) return;
      socket = opened;
      await limitStep(opened.start());
      await limitStep(memberships.joinAll(opened.connectionId ?? ''));
      if (run !== own) return void opened.stop();
      wasConnected = true;
      setState('Connected');
      readNotifications();
    } catch {
      // Not awaited: stopping an attempt that hangs takes as long as the attempt.
      void opened?.stop().catch(() => undefined);
      handleLoss(own, opened);
    }
  }

  async function openSocket(own: object) {
    // One token serves an attempt and its short losses, because requesting another needs the connection.
    const token = unusedToken ?? (await renewToken());
    unusedToken = undefined;
    const opened = await open(async () => token);
    opened.on('update', (name: string, payload: unknown) => {
      if (name === updateEvents.ping.name) answerPing(opened.connectionId);
      if (name === updateEvents.eventsMissed.name) readAgainSoon();
      updates.publish(name, payload);
    });
    opened.onclose(() => handleLoss(own, opened));
    return opened;
  }

  /** Answers a ping over HTTP, which shows that the page is alive (A4.65). */
  function answerPing(connectionId: string | null) {
    if (connectionId !== null) api.call(liveCalls.pingReceived, { query: { connectionId } }).catch(() => null);
  }

  function readNotifications() {
    void client
      .invoke('GetAllNotificationsForUser')
      .then(({ ResponseObject }) => updates.publish('Notifications', ResponseObject));
  }

  /**
   * Makes the page reload everything, as after a lost connection. The wait is random, so that not all clients read at
   * once.
   */
  function readAgainSoon() {
    if (rereading !== undefined) return;
    rereading = setTimeout(() => {
      rereading = undefined;
      if (state !== 'Connected') return;
      states.publish('state', state);
      readNotifications();
    }, Math.random() * jitterMs);
  }

  function handleLoss(own: object, from: HubSocket | undefined) {
    if (run !== own || socket !== from || timer !== undefined) return;
    setState(state === 'Connected' ? 'Reconnecting' : 'Disconnected');
    const wait = getReconnectWait(state);
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

  function sendBrowserClosed() {
    if (state === 'Connected') void socket?.send('SendEvent', 'BROWSER_CLOSED', {}).catch(() => undefined);
  }

  /** Counts the connection as lost at once; the socket itself would notice it only when a ping is not answered. */
  function handleOffline() {
    const lost = socket;
    if (!run || state !== 'Connected') return;
    handleLoss(run, lost);
    void lost?.stop().catch(() => undefined);
  }

  /** Reconnects at once when the page becomes visible or the browser is online again. */
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
      addEventListener('pagehide', sendBrowserClosed);
      addEventListener('online', wake);
      addEventListener('offline', handleOffline);
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
      clearTimeout(rereading);
      timer = undefined;
      rereading = undefined;
      removeEventListener('pagehide', sendBrowserClosed);
      removeEventListener('online', wake);
      removeEventListener('offline', handleOffline);
      document.removeEventListener('visibilitychange', wake);
      void socket?.stop().catch(() => undefined);
      socket = undefined;
      setState('Disconnected');
    },
  };
  return client;
}

/** Turns the payload values of an event into texts, as the protocol requires (P7.42). */
function stringifyValues(argument: unknown): unknown {
  if (typeof argument !== 'object' || argument === null) return argument;
  return Object.fromEntries(
    Object.entries(argument).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}
