import type { Db } from '../services.ts';
import type { Connection } from './connection.ts';
import type { Connections } from './connections.ts';

/**
 * Holds connections against the database: whose session has ended is closed, and who is no longer in a team
 * leaves its group. Runs every half minute, so that nothing stays open even when a message was lost.
 */
export async function sweepMembership(db: Db, connections: Connections, concerns: (connection: Connection) => boolean): Promise<void> {
  const chosen = connections.all().filter(concerns);
  if (chosen.length === 0) return;
  const sessionIds = [...new Set(chosen.map(({ owner }) => owner.sessionId))];
  const accountIds = [...new Set(chosen.map(({ owner }) => owner.accountId))];
  const sessions = await db.selectFrom('session').select('id').where('id', 'in', sessionIds).execute();
  const members = await db.selectFrom('teamMember').select(['accountId', 'teamId']).where('accountId', 'in', accountIds).execute();
  const alive = new Set(sessions.map(({ id }) => id));
  const teams = new Set(members.map(({ accountId, teamId }) => `${accountId} ${teamId}`));
  connections.endSessions(sessionIds.filter((id) => !alive.has(id)));
  for (const connection of chosen) {
    for (const group of connection.groups) {
      if (group.startsWith('account:')) continue;
      if (!teams.has(`${connection.owner.accountId} ${group}`)) connections.leave(connection, group);
    }
  }
}
