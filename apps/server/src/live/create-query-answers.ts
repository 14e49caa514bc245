import type { ConnectionQuery } from './backplane.ts';
import type { Connection } from './sockets/connection.ts';
import type { Connections } from './connections.ts';
import type { ProjectPresence } from './presence/project-presence.ts';

interface QueryAnswersOptions {
  readonly connections: Connections;
  readonly presence: ProjectPresence;
  /** Removes connections from teams that their accounts do not belong to any more. */
  readonly recheck: (concerns: (connection: Connection) => boolean) => Promise<unknown>;
}

/** Creates the answers to queries about connections of this process; undefined when this process does not hold one. */
export function createQueryAnswers({ connections, presence, recheck }: QueryAnswersOptions) {
  return async ({ what, connectionId, sessionId, team, project }: ConnectionQuery): Promise<boolean | undefined> => {
    const connection = connections.find(connectionId);
    if (!connection) return undefined;
    if (connection.owner.sessionId !== sessionId) return false;
    if (what === 'join') connections.join(connection, team);
    if (what === 'leave') connections.leave(connection, team);
    if (what === 'open') await presence.open(connection, team, project);
    if (what === 'close') await presence.close(connectionId, project);
    if (what === 'heard') connection.heard(Date.now());
    // A call that was allowed before its caller was removed may arrive after the check that followed the removal
    // (HUB-5).
    if (what === 'join' || what === 'open') await recheck((other) => other === connection);
    return what !== 'join' || connection.groups.has(team);
  };
}
