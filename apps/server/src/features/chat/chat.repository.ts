import { sql } from 'kysely';
import { acrossTeams } from '../../db/team-net.ts';
import type { Db } from '../../services.ts';

// A visitor is of no team: the secret that a conversation was begun with is the key to it, and to no other.

export interface ChatSessionRow {
  readonly releaseId: string;
  readonly state: string;
  /** JSON text: every message so far, for a page that was loaded again. */
  readonly transcript: string;
  readonly lastTurnId: string | null;
  readonly lastAnswer: string | null;
}

/** A visitor's conversation with one stage of one assistant, locked for the turn. */
export function findChatSession(
  trx: Db,
  key: { idHash: Buffer; projectId: string; stage: string },
): Promise<ChatSessionRow | undefined> {
  return acrossTeams(trx)
    .selectFrom('chatSession')
    .select(['releaseId', 'state', 'transcript', 'lastTurnId', 'lastAnswer'])
    .where('idHash', '=', key.idHash)
    .where('projectId', '=', key.projectId)
    .where('stage', '=', key.stage)
    .where(sql<boolean>`updated_at > now() - interval '24 hours'`)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertChatSession(
  trx: Db,
  row: {
    idHash: Buffer;
    teamId: string;
    projectId: string;
    stage: string;
    releaseId: string;
    state: string;
    transcript: string;
    lastAnswer: string;
  },
): Promise<void> {
  await trx.insertInto('chatSession').values(row).execute();
}

export async function updateChatSession(
  trx: Db,
  idHash: Buffer,
  turn: { state: string; transcript: string; lastTurnId: string; lastAnswer: string },
): Promise<void> {
  await acrossTeams(trx)
    .updateTable('chatSession')
    .set({ ...turn, updatedAt: sql<Date>`now()` })
    .where('idHash', '=', idHash)
    .execute();
}
