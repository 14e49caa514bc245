import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { acrossTeams } from '../../db/team-net.ts';
import { itemColumns, type ItemRow } from '../../core/items/items.repository.ts';
import type { ItemWithSavedHash } from '../../core/versions/plan-save.ts';

/** The pages of a llama, each with the hash of its last save. */
export function listSavedPages(db: Db, teamId: string, llamaId: string): Promise<ItemWithSavedHash[]> {
  return db
    .selectFrom('item')
    .leftJoin('itemVersion', (join) =>
      join.onRef('itemVersion.itemId', '=', 'item.id').onRef('itemVersion.version', '=', 'item.version'),
    )
    .select([...itemColumns, 'itemVersion.contentHash as savedHash', sql<string>`item.xmin::text`.as('rowVersion')])
    .where('item.teamId', '=', teamId)
    .where('item.workflowId', '=', llamaId)
    .where('item.kind', '=', 'page')
    .where('item.deletedAt', 'is', null)
    .execute();
}

/** Which of these ids are taken already, by whomever. */
export async function listTakenIds(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  // An id can stand once, whoever has it.
  const rows = await acrossTeams(db).selectFrom('item').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** The llamas among these ids that are in a team of the person. */
export function listOwnLlamas(db: Db, accountId: string, ids: readonly string[]): Promise<LlamaRow[]> {
  // Whose they are, is what is asked here.
  return acrossTeams(db)
    .selectFrom('item')
    .innerJoin('teamMember', (join) =>
      join.onRef('teamMember.teamId', '=', 'item.teamId').on('teamMember.accountId', '=', accountId),
    )
    .innerJoin('team', 'team.id', 'item.teamId')
    .where('item.id', 'in', ids)
    .where('item.kind', '=', 'llama')
    .where('item.deletedAt', 'is', null)
    .where('team.deletedAt', 'is', null)
    .select(['item.id', 'item.teamId', 'item.projectId', 'item.version'])
    .execute();
}

export type LlamaRow = Pick<ItemRow, 'id' | 'teamId' | 'projectId' | 'version'>;
