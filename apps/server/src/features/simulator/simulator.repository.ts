import type { ConversationState } from '@confab/dialog-engine';
import type { AccountId, ProjectId, ReleaseId, TeamId, Stage, JsonText } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

export interface SimulatorConversationRow {
  readonly id: string;
  readonly stage: string;
  readonly releaseId: ReleaseId | null;
  readonly state: JsonText<ConversationState>;
  readonly turns: number;
  /** The bytes of the conversation with its turns. */
  readonly bytes: number;
}

/** Finds a conversation of an account in a project and locks it for the turn. */
export function findSimulatorConversation(
  trx: Db,
  key: { id: string; teamId: TeamId; accountId: AccountId; projectId: ProjectId },
): Promise<SimulatorConversationRow | undefined> {
  return trx
    .selectFrom('simulatorSession')
    .select(['id', 'stage', 'releaseId', 'state', 'turns', 'bytes'])
    .where('teamId', '=', key.teamId)
    .where('id', '=', key.id)
    .where('accountId', '=', key.accountId)
    .where('projectId', '=', key.projectId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertSimulatorConversation(
  trx: Db,
  row: {
    id: string;
    teamId: TeamId;
    projectId: ProjectId;
    accountId: AccountId;
    stage: Stage;
    releaseId: ReleaseId | null;
    state: JsonText<ConversationState>;
    bytes: number;
    isEnded: boolean;
  },
): Promise<void> {
  await trx
    .insertInto('simulatorSession')
    .values({ ...row, turns: 1 })
    .execute();
}

/** How many conversations of an account are kept; a new one replaces the one that was idle longest. */
export const simulatorConversationsMax = 20;

/** Deletes the conversations of an account beyond the newest ones, with their turns. */
export async function deleteOldSimulatorConversations(trx: Db, teamId: TeamId, accountId: AccountId): Promise<void> {
  const kept = trx
    .selectFrom('simulatorSession')
    .select('id')
    .where('teamId', '=', teamId)
    .where('accountId', '=', accountId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(simulatorConversationsMax);
  await trx
    .deleteFrom('simulatorSession')
    .where('teamId', '=', teamId)
    .where('accountId', '=', accountId)
    .where('id', 'not in', kept)
    .execute();
}

export async function updateSimulatorConversation(
  trx: Db,
  {
    id,
    teamId,
    ...turn
  }: { id: string; teamId: TeamId; state: JsonText<ConversationState>; bytes: number; turns: number; isEnded: boolean },
): Promise<void> {
  await trx
    .updateTable('simulatorSession')
    .set({ ...turn, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Stores the state after a turn. */
export async function insertSimulatorTurn(
  trx: Db,
  row: { teamId: TeamId; sessionId: string; turn: number; state: JsonText<ConversationState> },
): Promise<void> {
  await trx.insertInto('simulatorTurn').values(row).execute();
}

/** Finds the state after a turn of a conversation; undefined when there is none. The caller has checked the account. */
export async function findSimulatorTurn(
  trx: Db,
  { teamId, sessionId, turn }: { teamId: TeamId; sessionId: string; turn: number },
): Promise<JsonText<ConversationState> | undefined> {
  const row = await trx
    .selectFrom('simulatorTurn')
    .select('state')
    .where('teamId', '=', teamId)
    .where('sessionId', '=', sessionId)
    .where('turn', '=', turn)
    .executeTakeFirst();
  return row?.state;
}

/** Whether a project has a release. */
export async function hasRelease(
  trx: Db,
  { teamId, projectId, releaseId }: { teamId: TeamId; projectId: ProjectId; releaseId: ReleaseId },
): Promise<boolean> {
  const row = await trx
    .selectFrom('release')
    .select('id')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('id', '=', releaseId)
    .executeTakeFirst();
  return row !== undefined;
}
