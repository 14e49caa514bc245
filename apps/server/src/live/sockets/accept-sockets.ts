import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { hubPath } from '@confab/contracts';
import type { Logger } from 'pino';
import { WebSocketServer, type RawData } from 'ws';
import type { Config } from '../../config.ts';
import type { Connection, MessageHandler, Owner } from './connection.ts';
import type { Connections } from '../connections.ts';
import { formatRawAnswer } from '../../http/parser/raw-answer.ts';
import { awaitHandshake } from './await-handshake.ts';
import { describeForeignOrigin, isOwnOrigin } from './is-own-origin.ts';
import type { Line } from './outlet.ts';
import { MalformedMessage } from './signalr-messages.ts';
import { readTicket, type ConnectionTicket } from './tickets.ts';

/** The parts of the hub that accepting sockets needs. */
export interface SocketServerOptions {
  readonly config: Config;
  readonly connections: Connections;
  readonly log: Logger;
  readonly isAlive: (ticket: ConnectionTicket) => Promise<boolean>;
  /** Finds the owner of a hub access token, for clients that skip the negotiation. */
  readonly findOwner: (accessToken: string) => Promise<Owner | undefined>;
  readonly newId: () => string;
  readonly onMessage: MessageHandler;
}

const incomingBytes = 32_768;
const closeMs = 5_000;
/** How many access tokens of sockets are looked up at once. */
const lookupsMax = 20;
const base = 'http://hub.invalid';
/**
 * The client closed the socket on purpose: by closing, reloading or leaving the page. Any other end may be a lost
 * connection.
 */
const meantCodes = new Set([1000, 1001, 1005]);

/** Accepts web sockets at the hub's path. @returns a function that stops accepting. */
export function acceptSockets(server: Server<typeof IncomingMessage>, parts: SocketServerOptions): () => void {
  // The type of the library's options lacks the time it waits for a peer to answer a close.
  const options = { noServer: true, perMessageDeflate: false, maxPayload: incomingBytes, closeTimeout: closeMs };
  const sockets = new WebSocketServer(options);
  /** Tickets of sockets before their handshake; they count toward the limit of their account. */
  const coming = new Set<ConnectionTicket>();
  let lookups = 0;

  const refuse = (wire: Duplex, status: number, message?: string) =>
    wire.end(formatRawAnswer(parts.config, status, message));
  // The library would answer a damaged handshake without the headers of all answers.
  sockets.on('wsClientError', (_error, wire) => refuse(wire, 400));

  const upgrade = (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    wire.on('error', () => wire.destroy());
    decide(request).then(
      (answer) => {
        if (typeof answer === 'number') {
          const { origin } = request.headers;
          return void refuse(wire, answer, answer === 403 ? describeForeignOrigin(origin) : undefined);
        }
        if (wire.destroyed) return void coming.delete(answer);
        // The handshake of the library may fail.
        wire.once('close', () => coming.delete(answer));
        sockets.handleUpgrade(request, wire, head, (socket) => take({ socket, wire }, answer));
      },
      (error: unknown) => {
        parts.log.error({ err: error }, 'a socket could not be judged');
        refuse(wire, 503);
      },
    );
  };

  /** @returns the owner of the socket, or the HTTP status of the rejection. */
  async function decide(request: IncomingMessage): Promise<ConnectionTicket | number> {
    const target = request.url ?? '/';
    // The request target is unchecked input and may not be a valid address.
    const url = URL.canParse(target, base) ? new URL(target, base) : undefined;
    if (url?.pathname !== hubPath) return 404;
    if (!isOwnOrigin(request.headers.origin, request.headers.host, parts.config)) return 403;
    if (!url.searchParams.has('id')) return decideWithoutNegotiation(request, url);
    const isKnown = (id: string) => parts.connections.find(id) !== undefined;
    const ticket = readTicket(url.searchParams.get('id') ?? '', parts.config.appSecret, Date.now(), isKnown);
    if (!ticket) return 401;
    const known = parts.connections.find(ticket.connectionId);
    if (known) return known.isStateful ? ticket : 409;
    if (isFull(ticket)) return 429;
    coming.add(ticket);
    if (await parts.isAlive(ticket)) return ticket;
    coming.delete(ticket);
    return 401;
  }

  /** A client that skips the negotiation sends its access token with the socket; its connection cannot be resumed. */
  async function decideWithoutNegotiation(request: IncomingMessage, url: URL): Promise<ConnectionTicket | number> {
    // Each attempt reads the database, so only a few at a time are looked at.
    if (lookups >= lookupsMax) return 503;
    lookups += 1;
    try {
      const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
      const owner = await parts.findOwner(bearer ?? url.searchParams.get('access_token') ?? '');
      if (!owner) return 401;
      const ticket = { connectionId: parts.newId(), ...owner };
      if (isFull(ticket)) return 429;
      coming.add(ticket);
      return ticket;
    } finally {
      lookups -= 1;
    }
  }

  function isFull({ accountId }: ConnectionTicket) {
    const waiting = [...coming].filter((other) => other.accountId === accountId).length;
    return parts.connections.isFullFor(accountId, waiting);
  }

  function take(line: Line, ticket: ConnectionTicket) {
    const known = parts.connections.find(ticket.connectionId);
    line.socket.on('error', () => line.socket.terminate());
    line.socket.once('close', () => coming.delete(ticket));
    if (known) {
      coming.delete(ticket);
      known.resume(line, Date.now());
      return listen(line, known, parts);
    }
    awaitHandshake(line, (version, rest) => {
      coming.delete(ticket);
      if (parts.connections.find(ticket.connectionId)) return line.socket.close(1008, 'connected already');
      const connection = parts.connections.add(ticket.connectionId, {
        sessionId: ticket.sessionId,
        accountId: ticket.accountId,
      });
      connection.open(line, version, Date.now());
      listen(line, connection, parts);
      if (rest !== '') handleFrame(rest, connection, parts);
    });
  }

  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    for (const socket of sockets.clients) socket.close(1001, 'server is going away');
    sockets.close();
  };
}

function listen(line: Line, connection: Connection, parts: SocketServerOptions) {
  line.socket.on('message', (data: RawData, isBinary) => {
    if (line.socket.readyState !== line.socket.OPEN) return;
    if (isBinary) connection.close(1003, 'only text is spoken here');
    else handleFrame(String(data), connection, parts);
  });
  line.socket.on('close', (code) => connection.lose(line, Date.now(), meantCodes.has(code)));
}

/** A malformed message ends only its own connection. */
function handleFrame(text: string, connection: Connection, { log, onMessage }: SocketServerOptions) {
  try {
    connection.receive(text, Date.now(), onMessage);
  } catch (error) {
    if (!(error instanceof MalformedMessage)) log.error({ err: error }, 'a hub frame could not be handled');
    connection.close(1002, 'not understood');
  }
}
