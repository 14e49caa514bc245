import { itemLevels, type ProjectId, type TeamId, type ItemId, type JsonText } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { hasIdIn, itemColumns, type ItemRow } from '../../core/items/items.repository.ts';
import type { ClearedReference } from '../../db/stored-shapes.ts';
import { shownEmail } from '../../core/accounts/addresses/shown-address.repository.ts';

/** Deleted items are kept for 30 days; older ones count as removed even before the purge. */
const isKept = sql<boolean>`item.deleted_at > now() - interval '30 days'`;

/** An item that may have been deleted. */
export interface LiveOrDeletedItem extends ItemRow {
  readonly deletedAt: Date | null;
}

/** An item that was deleted. */
export interface RestoredItem extends ItemRow {
  /** JSON text of the cleared references that are kept with it. */
  readonly detached: JsonText<readonly ClearedReference[]> | null;
}

function selectLiveOrDeleted(db: Db, teamId: TeamId) {
  return db
    .selectFrom('item')
    .select([...itemColumns, 'item.deletedAt'])
    .where('item.teamId', '=', teamId)
    .where((is) => is.or([is('item.deletedAt', 'is', null), isKept]));
}

/** Finds an item, deleted or not; undefined after 30 days. */
export function findLiveOrDeletedItem(db: Db, teamId: TeamId, id: ItemId): Promise<LiveOrDeletedItem | undefined> {
  return selectLiveOrDeleted(db, teamId).where('item.id', '=', id).executeTakeFirst();
}

/** Lists those of the items that are in the project, deleted or not, without those that were deleted 30 days ago. */
export async function listLiveOrDeletedItems(
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
  ids: readonly ItemId[],
): Promise<LiveOrDeletedItem[]> {
  const items = await selectLiveOrDeleted(db, teamId).where(hasIdIn(ids)).execute();
  // With the project as a condition, a generic plan would read all items of the project instead of those by their ids.
  return items.filter((item) => item.projectId === projectId);
}

/** Lists the items that were deleted themselves, not with their parent: projects of a team, or items of one project. */
export function listDeletedItemRows(db: Db, teamId: TeamId, projectId: ProjectId | undefined) {
  const query = db
    .selectFrom('item')
    .innerJoin('item as project', 'project.id', 'item.projectId')
    .leftJoin('item as workflow', 'workflow.id', 'item.workflowId')
    .leftJoin('account', 'account.id', 'item.deletedBy')
    .where('item.teamId', '=', teamId)
    .where('item.deletedAt', 'is not', null)
    .where(isKept)
    .select(({ selectFrom }) => [
      'item.id',
      'item.kind',
      'item.type',
      'item.displayName',
      'item.projectId',
      'item.workflowId',
      'item.deletedAt',
      'item.deletedBy',
      'workflow.displayName as workflowName',
      'account.firstName',
      'account.lastName',
      shownEmail.as('email'),
      selectFrom('item as part')
        .whereRef('part.teamId', '=', 'item.teamId')
        .where('part.kind', 'in', ['node', 'page'])
        .whereRef('part.deletedAt', '=', 'item.deletedAt')
        .where(({ or, eb, ref }) =>
          or([eb(ref('item.id'), '=', ref('part.workflowId')), eb(ref('item.id'), '=', ref('part.projectId'))]),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('nodeCount'),
    ])
    .orderBy('item.deletedAt', 'desc')
    .orderBy('item.id')
    .limit(500);
  if (projectId === undefined) return query.where('item.kind', '=', 'project').execute();
  return query
    .where('item.projectId', '=', projectId)
    .where('item.kind', '<>', 'project')
    .where('project.deletedAt', 'is', null)
    .where('workflow.deletedAt', 'is', null)
    .execute();
}

/**
 * Restores an item and everything deleted with it. Rows deleted in one transaction share their exact deletion time.
 * What is kept with them stays for the caller to empty.
 * @returns the restored rows, the item itself first.
 */
export async function undeleteItem(trx: Db, { teamId, kind, id }: LiveOrDeletedItem): Promise<RestoredItem[]> {
  const column = ({ project: 'projectId', workflow: 'workflowId', node: 'id' } as const)[itemLevels[kind]];
  const rows = await trx
    .updateTable('item')
    .set({ deletedAt: null, deletedBy: null, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('deletedAt', '=', ({ selectFrom }) =>
      selectFrom('item as top').select('top.deletedAt').where('top.teamId', '=', teamId).where('top.id', '=', id),
    )
    .where((is) => is.or([is('id', '=', id), is(column, '=', id)]))
    .returning([...itemColumns, 'item.detached'])
    .execute();
  const rank = (row: ItemRow) => `${row.id === id ? 0 : itemLevels[row.kind] === 'workflow' ? 1 : 2}${row.sortOrder}`;
  return rows.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

/** Restores deleted nodes, as `undeleteItem` does each. @returns the restored rows */
export async function undeleteNodes(
  trx: Db,
  teamId: TeamId,
  nodes: readonly LiveOrDeletedItem[],
): Promise<readonly RestoredItem[]> {
  if (nodes.length === 0) return [];
  const rows = await trx
    .updateTable('item')
    .set({ deletedAt: null, deletedBy: null, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('deletedAt', 'is not', null)
    .where(hasIdIn(nodes.map(({ id }) => id)))
    .returning([...itemColumns, 'item.detached'])
    .execute();
  return rows.toSorted((one, other) => (one.sortOrder < other.sortOrder ? -1 : 1));
}

/** Lists the deleted projects of a team that can be restored. */
export async function listDeletedProjectIds(db: Db, teamId: TeamId): Promise<ProjectId[]> {
  const rows = await db
    .selectFrom('item')
    .select('projectId')
    .where('teamId', '=', teamId)
    .where('kind', '=', 'project')
    .where('deletedAt', 'is not', null)
    .where(isKept)
    .execute();
  return rows.map(({ projectId }) => projectId);
}

/**
 * Makes the deleted items of a project expire at once, the project itself included, so that the purge deletes them and
 * nobody can restore them. A restore locks the project too: it either finishes first or finds nothing.
 */
export async function expireDeletedItems(trx: Db, teamId: TeamId, projectId: ProjectId): Promise<void> {
  await trx
    .selectFrom('item')
    .select('id')
    .where('teamId', '=', teamId)
    .where('id', '=', projectId)
    .forUpdate()
    .execute();
  await trx
    .updateTable('item')
    .set({ deletedAt: sql<Date>`item.deleted_at - interval '30 days'` })
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is not', null)
    .where(isKept)
    .execute();
}

/** Lists the ids of a project's deleted items. */
export async function listDeletedIds(trx: Db, teamId: TeamId, projectId: ProjectId): Promise<string[]> {
  const rows = await trx
    .selectFrom('item')
    .select('id')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}
