import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { hubPath } from '@confab/contracts';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { Connection, connectionLimits, type MessageHandler } from './connection.ts';
import type { Connections } from './connections.ts';
import { isOwnOrigin } from './own-origin.ts';
import { MalformedMessage, parseHandshake, splitRecords } from './signalr-messages.ts';
import { readTicket, type ConnectionTicket } from './tickets.ts';

export interface Accepting {
  readonly config: Config;
  readonly connections: Connections;
  readonly log: Logger;
  readonly onMessage: (connection: Connection, message: Parameters<MessageHandler>[1]) => Promise<void>;
  readonly onOpen: (connection: Connection) => void;
  /** A connection that cannot come back has lost its socket. */
  readonly onGone: (connection: Connection) => void;
}

const handshakeMs = 10_000;

/** Takes web sockets at the hub's path. @returns how to stop. */
export function acceptSockets(server: Server<typeof IncomingMessage>, parts: Accepting): () => void {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: connectionLimits.incomingBytes });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', 'http://local');
    if (url.pathname !== hubPath) return refuse(socket, 404);
    if (!isOwnOrigin(request.headers.origin, request.headers.host, parts.config)) return refuse(socket, 403);
    const isKnown = (id: string) => parts.connections.find(id) !== undefined;
    const ticket = readTicket(url.searchParams.get('id') ?? '', parts.config.appSecret, Date.now(), isKnown);
    if (!ticket) return refuse(socket, 401);
    const known = parts.connections.find(ticket.connectionId);
    if (known && !known.isStateful) return refuse(socket, 409);
    if (!known && parts.connections.isFullFor(ticket.accountId)) return refuse(socket, 429);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      if (known) goOn(webSocket, known, parts);
      else awaitHandshake(webSocket, ticket, parts);
    });
  };
  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    sockets.close();
  };
}

function refuse(socket: Duplex, status: number) {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function awaitHandshake(socket: WebSocket, ticket: ConnectionTicket, parts: Accepting) {
  const timer = setTimeout(() => socket.terminate(), handshakeMs);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(timer));
  socket.once('message', (data) => {
    clearTimeout(timer);
    const connection = new Connection(ticket.connectionId, { sessionId: ticket.sessionId, accountId: ticket.accountId });
    guarded(socket, parts.log, () => {
      const [first = '', ...rest] = splitRecords(String(data));
      const { version } = parseHandshake(first);
      parts.connections.add(connection);
      connection.open(socket, version, Date.now());
      parts.onOpen(connection);
      listen(socket, connection, parts);
      if (rest.length > 0) connection.receive(rest.map((record) => `${record}\u001e`).join(''), Date.now(), handler(parts));
    });
  });
}

function goOn(socket: WebSocket, connection: Connection, parts: Accepting) {
  connection.resume(socket, Date.now());
  listen(socket, connection, parts);
}

function listen(socket: WebSocket, connection: Connection, parts: Accepting) {
  socket.on('error', () => socket.terminate());
  socket.on('message', (data, isBinary) => {
    guarded(socket, parts.log, () => {
      if (isBinary) throw new MalformedMessage('Only text is spoken here.');
      connection.receive(String(data), Date.now(), handler(parts));
    });
  });
  socket.on('close', () => {
    if (!connection.lose(socket, Date.now())) return;
    if (connection.isStateful) return;
    parts.connections.remove(connection);
    parts.onGone(connection);
  });
}

function handler({ onMessage, log }: Accepting): MessageHandler {
  return (connection, message) => {
    onMessage(connection, message).catch((error: unknown) => log.error({ err: error }, 'a hub message was not answered'));
  };
}

/** A frame that is no message of the protocol closes its own socket and nothing else. */
function guarded(socket: WebSocket, log: Logger, work: () => void) {
  try {
    work();
  } catch (error) {
    if (!(error instanceof MalformedMessage)) log.error({ err: error }, 'a hub frame could not be handled');
    socket.close(1002, 'not understood');
  }
}
