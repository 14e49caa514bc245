import { hubPath } from '@confab/contracts';
import { timings } from '@confab/model';

/** The hub that the pages of all sites share. */
export const hubName = 'confab';

/** The used part of the SignalR connection, so that tests can replace it. */
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
 * Creates a hub connection that survives short losses without missing events.
 *
 * Loads the client library on demand, because the sign-in page does not need it.
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
