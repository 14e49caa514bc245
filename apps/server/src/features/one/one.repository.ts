import { asWorkflowId, type AccountId, type ItemId, type TeamId } from '@confab/model';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { ItemRow } from '../../core/items/items.repository.ts';
import type { Db } from '../../services.ts';

/** The ids among these that exist already, in any team. */
export async function listExistingIds(db: Db, ids: readonly ItemId[]): Promise<ItemId[]> {
  if (ids.length === 0) return [];
  // Ids are unique across teams.
  const rows = await acrossTeams(db).selectFrom('item').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** The llamas among these ids that belong to a team of the account. */
export function listLlamasOfAccount(db: Db, accountId: AccountId, ids: readonly ItemId[]): Promise<LlamaRow[]> {
  // Looks up the owning teams.
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

export type LlamaPageRow = Pick<ItemRow, 'id' | 'version'>;

/** The pages of llamas by the id of the llama. */
export async function listPagesOfLlamas(
  db: Db,
  teamId: TeamId,
  llamaIds: readonly ItemId[],
): Promise<ReadonlyMap<string, readonly LlamaPageRow[]>> {
  const rows = await db
    .selectFrom('item')
    .where('teamId', '=', teamId)
    .where('kind', '=', 'page')
    .where('workflowId', 'in', llamaIds.map(asWorkflowId))
    .where('deletedAt', 'is', null)
    .select(['id', 'version', 'workflowId'])
    .execute();
  const pages = new Map<string, LlamaPageRow[]>(llamaIds.map((id) => [id, []]));
  for (const { workflowId, ...row } of rows) pages.get(workflowId ?? '')?.push(row);
  return pages;
}
