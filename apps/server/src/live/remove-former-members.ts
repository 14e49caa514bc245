import type { Db } from '../services.ts';
import { listLiveSessions, listMemberships } from './authorizations.repository.ts';
import type { Connection } from './sockets/connection.ts';
import type { Connections } from './connections.ts';

interface SweepOptions {
  readonly db: Db;
  readonly connections: Connections;
  /** The teams whose events a connection receives or whose presence lists it. */
  readonly teamsOf: (connection: Connection) => Iterable<string>;
  /** Called when a connection lost the right to the events of a team. */
  readonly onLeft: (connection: Connection, team: string) => void;
}

/**
 * Compares connections with the database: closes those of ended sessions and of disabled accounts, and removes those of
 * former members and of deleted teams from their groups. Runs every half minute, so it also works when a message was
 * lost.
 */
export async function removeFormerMembers(
  { db, connections, teamsOf, onLeft }: SweepOptions,
  concerns: (connection: Connection) => boolean,
): Promise<void> {
  const chosen = connections.all().filter(concerns);
  if (chosen.length === 0) return;
  const sessionIds = [...new Set(chosen.map(({ owner }) => owner.sessionId))];
  const accountIds = [...new Set(chosen.map(({ owner }) => owner.accountId))];
  const alive = await listLiveSessions(db, sessionIds);
  const members = await listMemberships(db, accountIds);
  const teams = new Set(members.map(({ accountId, teamId }) => `${accountId} ${teamId}`));
  connections.endSessions(sessionIds.filter((id) => !alive.has(id)));
  for (const connection of chosen) {
    for (const team of teamsOf(connection)) {
      if (teams.has(`${connection.owner.accountId} ${team}`)) continue;
      connections.leave(connection, team);
      onLeft(connection, team);
    }
  }
}
