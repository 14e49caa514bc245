import { hubPath } from '@confab/contracts';
import { WebSocket } from 'ws';
import { getHubToken } from '../../testing/hub-client.ts';
import type { TestApp } from '../../testing/open-test-app.ts';
import type { TestPerson } from '../../testing/people-and-projects.ts';

/** Negotiates a connection, the step of a client before it opens its socket. */
export function negotiate(address: string, token: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${address}${hubPath}/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
}

/** A plain socket on a new connection, to send messages that the official client never sends. */
export interface RawSocket {
  readonly socket: WebSocket;
  readonly connectionId: string;
  /** The token with which another socket can resume the connection. */
  readonly connectionToken: string;
  /** Returns everything received so far, as text. */
  readonly received: () => string;
  /** Invokes SendEvent with a heartbeat, without waiting for the result. */
  heartbeat(invocationId: string): void;
  /** Waits until the server has handled all messages sent so far. */
  waitUntilHandled(): Promise<void>;
  readonly closed: Promise<number>;
}

export async function openRawSocket(
  app: TestApp,
  address: string,
  person: TestPerson,
  handshake = '{"protocol":"json","version":1}\u001e',
): Promise<RawSocket> {
  const answer = await negotiate(address, await getHubToken(app, person));
  const { connectionToken, connectionId } = (await answer.json()) as { connectionToken: string; connectionId: string };
  const socket = new WebSocket(buildSocketUrl(address, connectionToken));
  let received = '';
  socket.on('message', (data) => (received += String(data)));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.send(handshake);
  await new Promise((resolve) => socket.once('message', resolve).once('close', resolve));
  return {
    socket,
    connectionId,
    connectionToken,
    closed,
    received: () => received,
    heartbeat: (invocationId) =>
      socket.send(
        `${JSON.stringify({ type: 1, invocationId, target: 'SendEvent', arguments: ['HEARTBEAT', {}] })}\u001e`,
      ),
    async waitUntilHandled() {
      // Answers are sent at the end of a turn, before the second pong.
      for (let round = 0; round < 2; round += 1) await new Promise((resolve) => socket.once('pong', resolve).ping());
    },
  };
}

/** Builds the address of the socket for a connection token. */
export function buildSocketUrl(address: string, connectionToken: string): string {
  return `${address.replace('http', 'ws')}${hubPath}?id=${connectionToken}`;
}
