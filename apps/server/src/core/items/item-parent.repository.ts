import { asWorkflowId, type ItemId, type ThreadId, type WorkflowId } from '@confab/model';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Db } from '../../services.ts';
import { hasIdIn, type ItemRow } from './items.repository.ts';

/** The new parent of a workflow or node, and its order there. */
export interface ItemParent extends Pick<ItemRow, 'teamId' | 'id' | 'projectId' | 'sortOrder'> {
  /** Set for nodes only. */
  readonly workflowId?: WorkflowId;
}

/**
 * Moves an item below another parent, a workflow with its nodes, including deleted ones. Their comment threads and test
 * runs move along.
 *
 * @returns the threads that entered another project
 */
export async function updateItemParent(trx: Db, place: ItemParent): Promise<readonly ThreadId[]> {
  const { teamId, id, projectId, workflowId, sortOrder } = place;
  const rows = trx.updateTable('item').where('teamId', '=', teamId);
  await rows
    .set({ projectId, sortOrder, ...(workflowId === undefined ? {} : { workflowId }), updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await rows.set({ projectId }).where('workflowId', '=', asWorkflowId(id)).execute();
  if (workflowId !== undefined) await moveMarks(trx, { teamId, workflowId }, [id]);
  await trx
    .updateTable('testRun')
    .set({ projectId })
    .where('teamId', '=', teamId)
    .where('workflowId', '=', asWorkflowId(id))
    .where('projectId', '<>', projectId)
    .execute();
  await moveLinks(trx, { ...place, workflowId: workflowId ?? asWorkflowId(id) }, (query) => selectMoved(query, place));
  return moveThreads(trx, place);
}

/** Moves nodes or pages of a project into another workflow or llama of it. */
export async function updateWorkflowOfItems(
  trx: Db,
  place: Pick<ItemRow, 'teamId' | 'projectId'> & { readonly workflowId: WorkflowId },
  ids: readonly ItemId[],
): Promise<void> {
  const { teamId, workflowId } = place;
  await trx
    .updateTable('item')
    .set({ workflowId, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where(hasIdIn(ids))
    .execute();
  await moveMarks(trx, place, ids);
  await moveLinks(trx, place, (query) =>
    query.selectFrom('item').select('item.id').where('item.teamId', '=', teamId).where(hasIdIn(ids)),
  );
}

/** The history of a workflow includes that of the nodes that are in it now. */
async function moveMarks(
  trx: Db,
  { teamId, workflowId }: { readonly teamId: ItemRow['teamId']; readonly workflowId: WorkflowId },
  ids: readonly ItemId[],
): Promise<void> {
  await trx
    .updateTable('projectEvent')
    .set({ workflowId })
    .where('teamId', '=', teamId)
    .where(sql<boolean>`item_id = any(${[...ids]}::uuid[])`)
    .where(sql<boolean>`type in ('itemAdded', 'itemDeleted', 'itemSaved')`)
    .execute();
}

/** The ids of an item and of the nodes in it. */
function selectMoved(query: ExpressionBuilder<Tables, keyof Tables>, { teamId, id }: ItemParent) {
  return query
    .selectFrom('item')
    .select('item.id')
    .where('item.teamId', '=', teamId)
    .where((is) => is.or([is('item.id', '=', id), is('item.workflowId', '=', asWorkflowId(id))]));
}

async function moveThreads(trx: Db, place: ItemParent): Promise<readonly ThreadId[]> {
  const { teamId, projectId } = place;
  const rows = await trx
    .updateTable('commentThread')
    .set({ projectId })
    .where('teamId', '=', teamId)
    .where('projectId', '<>', projectId)
    .where('itemId', 'in', (query) => selectMoved(query, place))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes notifications about comments lead to where their items are now. */
async function moveLinks(
  trx: Db,
  { teamId, projectId, workflowId }: Pick<ItemRow, 'teamId' | 'projectId'> & { readonly workflowId: WorkflowId },
  select: (query: ExpressionBuilder<Tables, keyof Tables>) => ReturnType<typeof selectMoved>,
): Promise<void> {
  await trx
    .updateTable('notification')
    .set({
      link: sql<string>`regexp_replace(regexp_replace(link, '^/projects/[^?]*', ${`/projects/${projectId}`}),
        'workflow=[^&]*', ${`workflow=${workflowId}`})`,
    })
    .where('commentId', 'in', (query) =>
      query
        .selectFrom('comment')
        .innerJoin('commentThread', (join) =>
          join.onRef('commentThread.teamId', '=', 'comment.teamId').onRef('commentThread.id', '=', 'comment.threadId'),
        )
        .select('comment.id')
        .where('comment.teamId', '=', teamId)
        .where('commentThread.teamId', '=', teamId)
        .where('commentThread.itemId', 'in', select),
    )
    .execute();
}
