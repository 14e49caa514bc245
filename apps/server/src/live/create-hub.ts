import { updateEvents, type EventFor, type EventPayload } from '@confab/contracts';
import type { AccountId, NumberedEdit } from '@confab/model';
import type { Redis } from 'ioredis';
import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { acceptSockets } from './sockets/accept-sockets.ts';
import { createConnectionQueries } from './create-connection-queries.ts';
import { createQueryAnswers } from './create-query-answers.ts';
import {
  createProcessBackplane,
  createRedisBackplane,
  type ConnectionQuery,
  type Backplane,
  type BackplaneMessage,
} from './backplane.ts';
import type { Connection } from './sockets/connection.ts';
import { accountGroup, Connections, isTeamGroup } from './connections.ts';
import type { Hub } from './hub.ts';
import { listLivingProcesses, removeHeartbeat } from './living-processes.ts';
import { runMethod, type HubMethodContext } from './hub-methods.ts';
import { openSecondRedis } from '../open-redis.ts';
import { presenceInRedis } from './presence/presence-in-redis.ts';
import { presenceInProcess } from './presence/presence-store.ts';
import { CombinedLists } from './presence/combined-lists.ts';
import { ProjectPresence } from './presence/project-presence.ts';
import { updateRecord } from './sockets/signalr-messages.ts';
import { removeFormerMembers } from './remove-former-members.ts';
import { findHubOwner, isSessionAlive } from './authorizations.repository.ts';

/** The hub of one server process. */
export interface LiveHub extends Hub {
  /**
   * Resolves when this process has a heartbeat and receives the messages of the others, or after five seconds when
   * Redis cannot be reached. Before that, the others would not find its connections.
   */
  waitUntilShared(): Promise<void>;
  /** Accepts the web sockets of an HTTP server. */
  attach(server: Server<typeof IncomingMessage>): void;
  /** Ends all sockets and accepts no more. The hub still publishes, for requests and jobs that are ending. */
  closeSockets(): Promise<void>;
}

const tickMs = 4_000;
const sweepMs = 30_000;
const sharingLimitMs = 5_000;

/** Creates the hub: for this process alone, or shared with other processes over Redis. */
export function createHub({
  config,
  db,
  log,
  newId,
  redis,
}: Pick<Services, 'config' | 'db' | 'log' | 'newId' | 'redis'>): LiveHub {
  const own = newId();
  const speaker = redis && createPublisher(redis, log);
  const connections = new Connections((connection) => attempt(presence.leave(connection.id)));
  const backplane: Backplane = speaker
    ? createRedisBackplane(speaker, log, handleMessage, own)
    : createProcessBackplane(handleMessage);
  const presence = new ProjectPresence({
    db,
    store: speaker ? presenceInRedis(speaker, own, log) : presenceInProcess(),
    isThere: (connectionId) => connections.find(connectionId) !== undefined,
    changed: (team, project) => backplane.send({ kind: 'presenceChanged', team, project }),
  });
  const lists = new CombinedLists((team, project) => attempt(publishPresence(team, project)));
  const asking = createConnectionQueries({
    backplane,
    own,
    newId,
    answerHere: createQueryAnswers({ connections, presence, recheck }),
    listProcesses: async () => (speaker ? listLivingProcesses(speaker).catch(() => undefined) : []),
  });
  const reach: HubMethodContext = {
    db,
    newId,
    log,
    leave: (connection) => presence.leave(connection.id),
    pushToGroup: push,
    pushToAccount,
  };
  const timers = [setInterval(tick, tickMs), setInterval(() => sweep(() => true), sweepMs)];
  for (const timer of timers) timer.unref();
  let stopAccepting: (() => void) | undefined;
  const firstBeat = presence.beat();
  attempt(firstBeat);
  const isShared = Promise.allSettled([backplane.subscribed, firstBeat]).then(() => undefined);

  function push(group: string, type: string, payload: unknown) {
    backplane.send({ kind: 'push', groups: [group], record: updateRecord(type, payload) });
  }

  function publish<Name extends EventFor<'team' | 'accounts'>>(
    name: Name,
    payload: EventPayload<Name>,
    accountIds?: readonly AccountId[],
  ) {
    const event = updateEvents[name];
    // Schema and payload belong to the same event, which TypeScript cannot infer from the key.
    const record = updateRecord(event.name, z.encode(event.payload, payload as never));
    if (event.audience === 'team' && 'teamId' in payload) {
      // TypeScript cannot infer the payload of an event from its key.
      if (name === 'startEdit' || name === 'endEdit') attempt(presence.moved(payload as NumberedEdit));
      backplane.send({ kind: 'push', groups: [payload.teamId], record });
    } else if (accountIds && accountIds.length > 0) {
      backplane.send({ kind: 'push', groups: accountIds.map(accountGroup), record });
    }
  }

  function pushToAccount(accountId: AccountId, type: string, payload: unknown) {
    push(accountGroup(accountId), type, payload);
  }

  function handleMessage(message: BackplaneMessage) {
    switch (message.kind) {
      case 'push':
        for (const group of message.groups) connections.push(group, message.record);
        return;
      case 'ask':
        return attempt(asking.answer(message));
      case 'reply':
        return asking.receiveAnswer(message);
      case 'presenceChanged':
        return lists.changed(message.team, message.project);
      case 'endSessions':
        return connections.endSessions(message.sessionIds);
      case 'recheck':
        return sweep((connection) => connection.owner.accountId === message.accountId);
      case 'eventsMissed':
        return connections.reportMissedEvents();
    }
  }

  /** Each process publishes the list to its own clients; the list is the same for all. */
  async function publishPresence(team: string, project: string) {
    if (!connections.has(team)) return;
    const record = updateRecord(updateEvents.presence.name, await presence.describe(team, project));
    connections.push(team, record, `presence ${team} ${project}`);
  }

  function tick() {
    connections.tick(Date.now());
    attempt(presence.beat());
  }

  function recheck(concerns: (connection: Connection) => boolean) {
    const teamsOf = ({ id, groups }: Connection) =>
      new Set([...groups].filter(isTeamGroup).concat(presence.teamsOf(id)));
    const onLeft = ({ id }: Connection, team: string) => attempt(presence.leave(id, team));
    return removeFormerMembers({ db, connections, teamsOf, onLeft }, concerns);
  }

  function sweep(concerns: (connection: Connection) => boolean) {
    attempt(recheck(concerns));
    attempt(presence.restore());
  }

  /** Runs work in the background: a failure is only logged. */
  function attempt(work: Promise<unknown>) {
    work.catch((error: unknown) => log.error({ err: error }, 'the hub could not finish its work'));
  }

  async function closeSockets() {
    for (const timer of timers) clearInterval(timer);
    await Promise.allSettled(connections.all().map(({ id }) => presence.leave(id)));
    connections.closeAll();
    stopAccepting?.();
  }

  const ask = (what: ConnectionQuery['what'], connectionId: string, sessionId: string, team = '', project = '') =>
    asking.ask({ what, connectionId, sessionId, team, project });

  return {
    publish,
    subscribe: (connectionId, sessionId, teamId) => ask('join', connectionId, sessionId, teamId),
    unsubscribe: (connectionId, sessionId, teamId) => ask('leave', connectionId, sessionId, teamId),
    openProject: (connectionId, sessionId, teamId, projectId) =>
      ask('open', connectionId, sessionId, teamId, projectId),
    closeProject: (connectionId, sessionId, teamId, projectId) =>
      ask('close', connectionId, sessionId, teamId, projectId),
    ownsConnection: async (connectionId, sessionId) => (await ask('owns', connectionId, sessionId)) === true,
    pingReceived: (connectionId, sessionId) => attempt(ask('heard', connectionId, sessionId)),
    endSessions(sessionIds) {
      if (sessionIds.length > 0) backplane.send({ kind: 'endSessions', sessionIds });
    },
    recheckAccount: (accountId) => backplane.send({ kind: 'recheck', accountId }),
    listPresent: (projectId) => presence.list(projectId),
    countConnections: () => connections.all().length,
    waitUntilShared: () => Promise.race([isShared, wait(sharingLimitMs, undefined, { ref: false })]),
    attach(server) {
      stopAccepting = acceptSockets(server, {
        config,
        connections,
        log,
        isAlive: (ticket) => isSessionAlive(db, ticket),
        findOwner: (accessToken) => findHubOwner(db, accessToken),
        newId,
        onMessage: (connection, message) => attempt(runMethod(reach, connection, message)),
      });
    },
    closeSockets,
    async close() {
      await closeSockets();
      lists.close();
      await backplane.close();
      if (speaker) await removeHeartbeat(speaker, own).catch(() => undefined);
      speaker?.disconnect();
    },
  };
}

/** Creates the hub's own connection, on which commands fail after a second instead of delaying other users of Redis. */
function createPublisher(redis: Redis, log: Services['log']): Redis {
  const speaker = openSecondRedis(redis);
  speaker.on('error', (error) => log.debug({ err: error }, 'the hub does not reach Redis'));
  return speaker;
}
