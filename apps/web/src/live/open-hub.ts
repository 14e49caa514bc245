import { hubPath } from '@confab/contracts';
import { timings } from '@confab/model';

/** Name under which the pages of every site meet. */
export const hubName = 'confab';

/** The connection of the official client, as far as it is used; a test's double is a plain object. */
export interface HubSocket {
  readonly connectionId: string | null;
  start(): Promise<void>;
  stop(): Promise<void>;
  invoke<Answer>(method: string, ...args: unknown[]): Promise<Answer>;
  send(method: string, ...args: unknown[]): Promise<void>;
  on(name: string, handler: (...args: never[]) => void): void;
  onclose(handler: () => void): void;
}

/**
 * Makes a connection that survives short losses without missing anything.
 *
 * The client library is loaded when somebody is signed in: the sign-in page does without it.
 */
export async function openHub(getToken: () => Promise<string>): Promise<HubSocket> {
  const { HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
  return new HubConnectionBuilder()
    .withUrl(`${hubPath}?hubName=${hubName}`, { accessTokenFactory: getToken })
    .withStatefulReconnect()
    .withServerTimeout(timings.hubTimeoutMs)
    .configureLogging(LogLevel.None)
    .build();
}
