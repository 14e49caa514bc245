import { hubPath, liveCalls, type HubMethod } from '@confab/contracts';
import { nextRetry } from '@confab/live';
import { timings, type ConnectionState, type ProjectId, type TeamId } from '@confab/model';
import type { HubConnection } from '@microsoft/signalr';
import type { ApiClient } from '../api/api-client.ts';
import type { SignIn } from '@confab/model';

type Handler = (payload: unknown) => void;

/** What a hub method answers; a failure is a result and never thrown (P7.43). */
export interface HubAnswer {
  readonly Success: boolean;
  readonly ResponseObject?: unknown;
  readonly ErrorMessage?: string;
}

/** The live connection of a signed-in page. */
export interface LiveClient {
  readonly state: ConnectionState;
  readonly connectionId: string | null;
  /** Hears an `update` event by its name; the payload is as the wire carried it. Returns how to stop. */
  onUpdate(name: string, handler: Handler): () => void;
  onStateChange(handler: (state: ConnectionState) => void): () => void;
  invoke(method: HubMethod, ...args: unknown[]): Promise<HubAnswer>;
  /** Joins a team's events, now and after every reconnect. */
  subscribeTeam(teamId: TeamId): void;
  openProject(teamId: TeamId, projectId: ProjectId): void;
  closeProject(teamId: TeamId, projectId: ProjectId): void;
  /** Ends the connection for good (P4.14). */
  close(): void;
}

interface LiveSettings {
  readonly api: ApiClient;
  readonly signIn: SignIn;
  /** A fresh hub token: they run out after a quarter of an hour. */
  readonly renewToken: () => Promise<string>;
  readonly flavour: string;
}

const hubName = 'confab';
const jitterMs = 1_000;

/** Connects to the hub and stays connected (P4.39, P4.40). */
export function createLiveClient({ api, signIn, renewToken, flavour }: LiveSettings): LiveClient {
  const handlers = new Map<string, Set<Handler>>();
  const listeners = new Set<(state: ConnectionState) => void>();
  const projects = new Map<ProjectId, TeamId>();
  let team: TeamId | undefined;
  let connection: HubConnection | undefined;
  let state: ConnectionState = 'Disconnected';
  let keepsConnecting = true;
  let nextToken: string | undefined = signIn.signalRAccessToken;
  let joinedAs: string | null = null;

  void connect();
  addEventListener('pagehide', sayGoodbye);

  async function connect() {
    setState('Connecting');
    try {
      connection ??= await build();
      await connection.start();
      await join();
      setState('Connected');
      void client
        .invoke('GetAllNotificationsForUser')
        .then(({ ResponseObject }) => emit('Notifications', ResponseObject));
    } catch {
      setState('Disconnected');
      retryLater();
    }
  }

  async function build() {
    // Loaded when somebody is signed in: the sign-in page does without it.
    const { HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
    const built = new HubConnectionBuilder()
      .withUrl(`${hubPath}?hubName=${hubName}`, { accessTokenFactory: takeToken })
      .withStatefulReconnect()
      .withServerTimeout(timings.hubTimeoutMs)
      .configureLogging(LogLevel.None)
      .build();
    built.on('update', (name: string, payload: unknown) => {
      emit(name, payload);
    });
    built.onclose(() => {
      if (!keepsConnecting) return;
      setState('Reconnecting');
      setState('Disconnected');
      retryLater();
    });
    return built;
  }

  async function takeToken() {
    const token = nextToken ?? (await renewToken());
    nextToken = undefined;
    return token;
  }

  function retryLater() {
    const wait = nextRetry('Disconnected', keepsConnecting);
    if (wait !== undefined) setTimeout(() => keepsConnecting && void connect(), wait + Math.random() * jitterMs);
  }

  /** A new connection is in no group yet. */
  async function join() {
    const connectionId = connection?.connectionId ?? null;
    if (connectionId === null) return;
    joinedAs = connectionId;
    if (team)
      await api.call(liveCalls.subscribe, { query: { hubName, frontendApp: flavour, connectionId, groupName: team } });
    for (const [projectId, teamId] of projects) await tell(liveCalls.openProject, teamId, projectId, connectionId);
  }

  function tell(call: typeof liveCalls.openProject, teamId: TeamId, projectId: ProjectId, connectionId: string) {
    const query = { connectionId, tvAccountId: signIn.tvAccountId, email: signIn.email, projectId, teamId };
    // Presence is a courtesy: without it editing goes on, so a failure here is left alone.
    return api.call(call, { query }).catch(() => null);
  }

  function setState(next: ConnectionState) {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener(next);
  }

  function emit(name: string, payload: unknown) {
    for (const handler of handlers.get(name) ?? []) handler(payload);
  }

  function sayGoodbye() {
    if (state === 'Connected') void connection?.send('SendEvent', 'BROWSER_CLOSED', {}).catch(() => undefined);
  }

  const client: LiveClient = {
    get state() {
      return state;
    },
    get connectionId() {
      return state === 'Connected' ? joinedAs : null;
    },
    onUpdate(name, handler) {
      const set = handlers.get(name) ?? new Set<Handler>();
      handlers.set(name, set.add(handler));
      return () => set.delete(handler);
    },
    onStateChange(handler) {
      listeners.add(handler);
      return () => listeners.delete(handler);
    },
    async invoke(method, ...args) {
      try {
        if (!connection || state !== 'Connected') return { Success: false, ErrorMessage: 'There is no connection.' };
        return await connection.invoke<HubAnswer>(method, ...args);
      } catch {
        return { Success: false, ErrorMessage: 'There is no connection.' };
      }
    },
    subscribeTeam(teamId) {
      const former = team;
      team = teamId;
      const connectionId = client.connectionId;
      if (connectionId === null || former === teamId) return;
      const query = { hubName, frontendApp: flavour, connectionId };
      if (former) void api.call(liveCalls.unsubscribe, { query: { ...query, groupName: former } }).catch(() => null);
      void api.call(liveCalls.subscribe, { query: { ...query, groupName: teamId } }).catch(() => null);
    },
    openProject(teamId, projectId) {
      projects.set(projectId, teamId);
      if (client.connectionId !== null) void tell(liveCalls.openProject, teamId, projectId, client.connectionId);
    },
    closeProject(teamId, projectId) {
      projects.delete(projectId);
      if (client.connectionId !== null) void tell(liveCalls.closeProject, teamId, projectId, client.connectionId);
    },
    close() {
      keepsConnecting = false;
      removeEventListener('pagehide', sayGoodbye);
      void connection?.stop();
      setState('Disconnected');
    },
  };
  return client;
}
