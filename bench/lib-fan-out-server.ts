import { createServer } from 'node:http';
import { projectEventSchema, updateEvents, type ProjectEvent } from '@confab/contracts';
import type { AccountId } from '@confab/model';
import { pino } from 'pino';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { readConfig } from '../apps/server/src/config.ts';
import { acceptSockets } from '../apps/server/src/live/sockets/accept-sockets.ts';
import { Connections } from '../apps/server/src/live/connections.ts';
import { updateRecord } from '../apps/server/src/live/sockets/signalr-messages.ts';
import { signTicket } from '../apps/server/src/live/sockets/tickets.ts';

// A server process of the fan-out benchmark: the hub with one team, or the send loop that the web socket library
// documents. Both encode the event once per publish. The access check is not measured.

const kind = process.argv[2];
const team = '0f1e2d3c-4b5a-4968-8776-655443322110';
const server = createServer();
let publish: (record: string) => void;

/** Builds the record that is sent: a project event of the contract. */
function eventRecord(seq: number) {
  const ids = {
    teamId: team,
    projectId: '9d0a3f52-7a7b-4d84-8d0f-6f1c2b3a4d5e',
    authorId: '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f',
  };
  const event = {
    type: 'itemSaved',
    ...ids,
    itemId: '2b3c4d5e-6f70-4182-93a4-b5c6d7e8f901',
    version: 1,
    seq,
    authorName: 'Hello there, how can I help you today? '.repeat(2),
    changerConnectionId: 'c-1',
  };
  // The ids have the right form; the schema brands them.
  return updateRecord(updateEvents.projectEvent.name, z.encode(projectEventSchema, event as ProjectEvent));
}

if (kind === 'hub') {
  const config = readConfig({ ENVIRONMENT: 'production', APP_SECRET: 'x'.repeat(32), HUB_WITHOUT_ORIGIN: 'true' });
  const connections = new Connections(() => undefined);
  const log = pino({ level: 'warn' });
  acceptSockets(server, {
    config,
    connections,
    log,
    isAlive: async () => true,
    findOwner: () => Promise.resolve(undefined),
    newId: () => '',
    onMessage: () => undefined,
  });
  setInterval(() => connections.tick(Date.now()), 4_000);
  publish = (record) => connections.push(team, record);
  process.on('message', (message: { tokens?: number; join?: boolean }) => {
    if (message.join) for (const connection of connections.all()) connections.join(connection, team);
    if (!message.tokens) return;
    // The hub only compares account ids, so they need not be GUIDs.
    const createToken = (_: unknown, index: number) =>
      signTicket(
        { connectionId: `c-${index}`, sessionId: 's', accountId: String(Math.floor(index / 20)) as AccountId },
        config.appSecret,
        Date.now(),
      );
    process.send?.({ tokens: Array.from({ length: message.tokens }, createToken) });
  });
} else {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  publish = (record) => {
    for (const socket of sockets.clients) if (socket.readyState === socket.OPEN) socket.send(record);
  };
}

process.on('message', (message: { publish?: number; cpu?: boolean }) => {
  if (message.publish !== undefined) publish(eventRecord(message.publish));
  if (message.cpu) process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', 2_048, () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
