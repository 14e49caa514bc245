import { hubPath, liveCalls, signInCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr';
import type { CallResponse, TestApp } from './open-test-app.ts';
import type { TestPerson } from './people-and-projects.ts';

/** A connection of the official client, with every `update` it received. */
export interface HubClient {
  readonly connection: HubConnection;
  readonly connectionId: string;
  readonly updates: { readonly type: string; readonly payload: Record<string, unknown> }[];
  /** Waits for an update of a type that matches. Fails after a minute without one. */
  waitForUpdate(
    type: string,
    matches?: (payload: Record<string, unknown>) => boolean,
  ): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** Requests a new token for the hub. */
export async function getHubToken({ call }: TestApp, person: TestPerson): Promise<string> {
  return (await call(signInCalls.validateToken, { query: {}, token: person.token })).result.signalRAccessToken;
}

/** Connects to the hub of the server at an address. */
export async function connectHub(test: TestApp, address: string, person: TestPerson): Promise<HubClient> {
  const token = await getHubToken(test, person);
  const connection = new HubConnectionBuilder()
    .withUrl(`${address}${hubPath}?hubName=confab`, { accessTokenFactory: () => token })
    .withStatefulReconnect()
    // The server on a busy machine can be silent for longer than the client of the product accepts.
    .withServerTimeout(600_000)
    .configureLogging(LogLevel.None)
    .build();
  const updates: HubClient['updates'] = [];
  const waiting = new Set<() => void>();
  connection.on('update', (type: string, payload: Record<string, unknown>) => {
    updates.push({ type, payload });
    for (const check of waiting) check();
  });
  await connection.start();
  return {
    connection,
    connectionId: connection.connectionId ?? '',
    updates,
    waitForUpdate(type, matches = () => true) {
      return new Promise((resolve, reject) => {
        // oxlint-disable-next-line no-restricted-globals -- it only ends what hangs
        const timer = setTimeout(() => reject(new Error(`No ${type} arrived within a minute.`)), 60_000);
        const check = () => {
          const found = updates.find((update) => update.type === type && matches(update.payload));
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve(found.payload);
        };
        waiting.add(check);
        check();
      });
    },
    stop: () => connection.stop(),
  };
}

/** Subscribes a connection to the events of a team. */
export function subscribe(
  test: TestApp,
  person: TestPerson,
  connectionId: string,
  teamId: TeamId,
): Promise<CallResponse<typeof liveCalls.subscribe>> {
  return test.call(liveCalls.subscribe, {
    query: { hubName: 'confab', frontendApp: 'pro', connectionId, groupName: teamId },
    token: person.token,
  });
}
