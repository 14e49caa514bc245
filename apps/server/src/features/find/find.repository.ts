import type { ItemKind, AccountId, ProjectId, TeamId, WorkflowId, ItemId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { hasIdIn, type ItemRow } from '../../core/items/items.repository.ts';
import type { StoredReplacement } from '../../db/stored-shapes.ts';
import type { PackedJson } from '../../db/packed-json.ts';

/** The parts of an item that a search reads. */
export type SearchedRow = Pick<ItemRow, 'id' | 'kind' | 'type' | 'draft'>;

interface SearchFilter {
  readonly kinds?: readonly ItemKind[] | undefined;
  readonly workflowId?: WorkflowId | undefined;
}

/** The ids of the items to search, in tree order: the project, then each workflow with its nodes. */
export async function listSearchedIds(
  db: Db,
  { teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId },
  { kinds, workflowId }: SearchFilter,
): Promise<readonly ItemId[]> {
  let query = db
    .selectFrom('item')
    .leftJoin('item as workflow', 'workflow.id', 'item.workflowId')
    .select('item.id')
    .where('item.teamId', '=', teamId)
    .where('item.projectId', '=', projectId)
    .where('item.deletedAt', 'is', null)
    .orderBy(sql`item.kind = 'project'`, 'desc')
    .orderBy(sql`coalesce(workflow.sort_order, item.sort_order)`)
    .orderBy(sql`coalesce(item.workflow_id, item.id)`)
    .orderBy(sql`item.kind = 'workflow'`, 'desc')
    .orderBy('item.sortOrder')
    .orderBy('item.id');
  if (kinds) query = query.where('item.kind', 'in', kinds);
  if (workflowId)
    query = query.where((is) => is.or([is('item.id', '=', workflowId), is('item.workflowId', '=', workflowId)]));
  return (await query.execute()).map(({ id }) => id);
}

/** Items with their values, in the order of the ids. Items deleted since are left out. */
export async function listSearched(db: Db, teamId: TeamId, ids: readonly ItemId[]): Promise<readonly SearchedRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('item')
    .select(['id', 'kind', 'type', 'draft'])
    .where('teamId', '=', teamId)
    .where(hasIdIn(ids))
    .where('deletedAt', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface ReplacementRow {
  readonly id: string;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly accountId: AccountId;
  readonly changes: PackedJson<readonly StoredReplacement[]>;
}

/** Stores a replacement for undo and deletes all but the account's latest ones in the project. */
export async function storeReplacement(trx: Db, kept: ReplacementRow, most: number): Promise<void> {
  await trx.insertInto('replacement').values(kept).execute();
  await trx
    .deleteFrom('replacement')
    .where('teamId', '=', kept.teamId)
    .where('projectId', '=', kept.projectId)
    .where('accountId', '=', kept.accountId)
    .where('id', 'not in', (older) =>
      older
        .selectFrom('replacement')
        .select('id')
        .where('teamId', '=', kept.teamId)
        .where('projectId', '=', kept.projectId)
        .where('accountId', '=', kept.accountId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(most),
    )
    .execute();
}

/** Deletes a stored replacement and returns its changes, so that it can be undone only once. */
export async function deleteReplacement(
  trx: Db,
  request: Omit<ReplacementRow, 'changes'>,
): Promise<ReplacementRow['changes'] | undefined> {
  const row = await trx
    .deleteFrom('replacement')
    .where('id', '=', request.id)
    .where('teamId', '=', request.teamId)
    .where('projectId', '=', request.projectId)
    .where('accountId', '=', request.accountId)
    .returning('changes')
    .executeTakeFirst();
  return row?.changes;
}
