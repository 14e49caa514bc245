import { projectEventSchema, updateEvents } from '@confab/contracts';
import { numberedEditSchema } from '@confab/model';
import type { IncomingMessage, Server } from 'node:http';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { askAcross } from './ask-across.ts';
import { inProcess, overRedis, type Ask, type Backplane, type BackplaneMessage } from './backplane.ts';
import type { Hub } from './hub.ts';
import { findMethod, type HubReach } from './hub-methods.ts';
import { presenceInProcess, presenceInRedis } from './presence-store.ts';
import { ProjectPresence } from './project-presence.ts';
import { Connections } from './connections.ts';
import { acceptSockets } from './accept-sockets.ts';
import { updateRecord } from './signalr-messages.ts';
import { sweepMembership } from './sweep-membership.ts';

/** The hub of one server process. */
export interface LiveHub extends Hub {
  /** Takes the sockets that arrive at a server. */
  attach(server: Server<typeof IncomingMessage>): void;
}

const pingMs = 4_000;
const sweepMs = 30_000;

/** Makes the hub: in this process alone, or together with others over Redis. */
export function createHub({ config, db, log, newId, redis }: Pick<Services, 'config' | 'db' | 'log' | 'newId' | 'redis'>): LiveHub {
  const connections = new Connections();
  const backplane: Backplane = redis ? overRedis(redis, log, hear, newId()) : inProcess(hear);
  const presence = new ProjectPresence({
    db,
    store: redis ? presenceInRedis(redis) : presenceInProcess(),
    changed: (team, project) => backplane.send({ kind: 'presenceChanged', team, project }),
  });
  const asking = askAcross(backplane, newId, answerHere);
  const reach: HubReach = {
    db,
    newId,
    leave: (connection) => presence.leave(connection.id),
    pushToGroup: push,
    pushToAccount: (accountId, type, payload) => push(accountGroup(accountId), type, payload),
  };
  const timers = [setInterval(tick, pingMs), setInterval(() => void sweep(), sweepMs)];
  for (const timer of timers) timer.unref();
  let stopAccepting: (() => void) | undefined;

  function push(group: string, type: string, payload: unknown) {
    backplane.send({ kind: 'push', group, record: updateRecord(type, payload) });
  }

  function hear(message: BackplaneMessage) {
    switch (message.kind) {
      case 'push':
        return connections.push(message.group, message.record);
      case 'ask':
        return void asking.answer(message);
      case 'reply':
        return asking.settle(message.reply);
      case 'presenceChanged':
        return void tellPresence(message.team, message.project);
      case 'endSessions':
        return connections.endSessions(message.sessionIds);
      case 'recheck':
        return void sweepMembership(db, connections, (connection) => connection.owner.accountId === message.accountId).catch(logFailure);
    }
  }

  /** What somebody asks of a connection that this process holds; undefined when it holds no such one. */
  async function answerHere({ what, connectionId, sessionId, team, project }: Ask): Promise<boolean | undefined> {
    const connection = connections.find(connectionId);
    if (!connection) return undefined;
    if (connection.owner.sessionId !== sessionId) return false;
    if (what === 'join') connections.join(connection, team);
    if (what === 'leave') connections.leave(connection, team);
    if (what === 'open') await presence.open(connection, team, project);
    if (what === 'close') await presence.close(connectionId, project);
    if (what === 'heard') connection.lastHeardAt = Date.now();
    return true;
  }

  /** Each process tells its own; the list is the same for all. */
  async function tellPresence(team: string, project: string) {
    if (!connections.has(team)) return;
    const payload = await presence.describe(team, project);
    connections.push(team, updateRecord(updateEvents.presence.name, payload));
  }

  function tick() {
    const gone = connections.tick(Date.now());
    for (const connection of gone) void presence.leave(connection.id).catch(logFailure);
    void presence.refresh().catch(logFailure);
  }

  function sweep() {
    return sweepMembership(db, connections, () => true).catch(logFailure);
  }

  function logFailure(error: unknown) {
    log.error({ err: error }, 'the hub could not finish its work');
  }

  const ask = (what: Ask['what'], connectionId: string, sessionId: string, team = '', project = '') =>
    asking.ask({ what, connectionId, sessionId, team, project });

  return {
    publishProjectEvent: (event) => push(event.teamId, updateEvents.projectEvent.name, z.encode(projectEventSchema, event)),
    publishProjectListChanged: (teamId, projectId) =>
      push(teamId, updateEvents.projectListChanged.name, { TeamId: teamId, ProjectId: projectId }),
    publishEditing(edit) {
      const event = edit.action === 'StartEdit' ? updateEvents.startEdit : updateEvents.endEdit;
      void presence.moved(edit).catch(logFailure);
      push(edit.teamId, event.name, z.encode(numberedEditSchema, edit));
    },
    subscribe: (connectionId, sessionId, teamId) => ask('join', connectionId, sessionId, teamId),
    unsubscribe: (connectionId, sessionId, teamId) => ask('leave', connectionId, sessionId, teamId),
    openProject: (connectionId, sessionId, teamId, projectId) => ask('open', connectionId, sessionId, teamId, projectId),
    closeProject: (connectionId, sessionId, teamId, projectId) => ask('close', connectionId, sessionId, teamId, projectId),
    ownsConnection: (connectionId, sessionId) => ask('owns', connectionId, sessionId),
    pingReceived: (connectionId, sessionId) => void ask('heard', connectionId, sessionId).catch(logFailure),
    endSessions(sessionIds) {
      if (sessionIds.length > 0) backplane.send({ kind: 'endSessions', sessionIds });
    },
    recheckAccount: (accountId) => backplane.send({ kind: 'recheck', accountId }),
    attach(server) {
      stopAccepting = acceptSockets(server, {
        config,
        connections,
        log,
        async onMessage(connection, { target, args, invocationId }) {
          const method = findMethod(target);
          const missing = { Success: false, ErrorMessage: 'There is no such method.' } as const;
          const result = method
            ? await method(reach, connection, args).catch((error: unknown) => {
                logFailure(error);
                return { Success: false, ErrorMessage: 'That did not work. Please try again.' } as const;
              })
            : missing;
          if (invocationId !== undefined) connection.complete(invocationId, result);
        },
        onOpen: (connection) => connections.join(connection, accountGroup(connection.owner.accountId)),
        onGone: (connection) => void presence.leave(connection.id).catch(logFailure),
      });
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      for (const connection of connections.all()) await presence.leave(connection.id).catch(logFailure);
      connections.closeAll();
      stopAccepting?.();
      await backplane.close();
    },
  };
}

/** Team ids are GUIDs, so no team is ever called this. */
function accountGroup(accountId: string) {
  return `account:${accountId}`;
}
