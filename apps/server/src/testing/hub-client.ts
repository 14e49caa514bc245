import { hubPath, liveCalls, signInCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr';
import type { Answered, TestApp } from './open-test-app.ts';
import type { TestPerson } from './world.ts';

/** Somebody connected with the official client, and every `update` that came. */
export interface HubClient {
  readonly connection: HubConnection;
  readonly connectionId: string;
  readonly updates: { readonly type: string; readonly payload: Record<string, unknown> }[];
  /** Waits until an update of a type has come. */
  heard(type: string, fits?: (payload: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** A fresh token for the hub. */
export async function hubToken({ call }: TestApp, person: TestPerson): Promise<string> {
  return (await call(signInCalls.validateToken, { query: {}, token: person.token })).result.signalRAccessToken;
}

/** Connects over the server at an address. */
export async function connectHub(test: TestApp, address: string, person: TestPerson): Promise<HubClient> {
  const token = await hubToken(test, person);
  const connection = new HubConnectionBuilder()
    .withUrl(`${address}${hubPath}?hubName=confab`, { accessTokenFactory: () => token })
    .withStatefulReconnect()
    .withServerTimeout(10_000)
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
    heard(type, fits = () => true) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`No ${type} came within 5 seconds.`)), 5_000);
        const check = () => {
          const found = updates.find((update) => update.type === type && fits(update.payload));
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

/** Joins a connection to a team's events over HTTP. */
export function subscribe(
  test: TestApp,
  person: TestPerson,
  connectionId: string,
  teamId: TeamId,
): Promise<Answered<typeof liveCalls.subscribe>> {
  return test.call(liveCalls.subscribe, {
    query: { hubName: 'confab', frontendApp: 'pro', connectionId, groupName: teamId },
    token: person.token,
  });
}
